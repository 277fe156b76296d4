import type { Translation } from '../types.ts'

export default {
  title: 'Coin-Tausch',
  ordersTitle: 'Coin-Tausch-Orders',
  choosePair: 'Paar wählen',
  changePair: 'Paar wechseln',
  searchPairs: 'Nach Kürzel oder Name suchen',
  pricedIn: 'Preis in',
  pairs: 'Paare',
  noPair: 'Kein Paar mit diesem Namen',
  noPairText: 'Coins werden gegen BTC oder ETH getauscht.',
  perUnit: '{quote} für 1 {base}',
  chartOf:
    'Berechnet aus {base} und {quote} in USDT. Jede Kerze zeigt Eröffnung und Schluss; das Paar hat keinen eigenen Markt, daher gibt es weder Hoch und Tief noch Volumen.',
  madeOf: 'Der Kurs von {base} geteilt durch den von {quote}. Sein Alter ist das des älteren der beiden.',
  payAtMost: 'Höchstens zahlen',
  rangeAmount: 'Von {minimum} bis {maximum} {code}',
  rangeCost: 'Gegenwert {minimum} bis {maximum} {code}, in Schritten von {step} {base}',
  feeIn: '{rate} von dem, was Sie erhalten',
  placeAmount: '{base} für höchstens {amount} {code} kaufen',
  beforeFee: 'Dafür erhalten Sie',
  atWorst:
    'Schlimmstenfalls zahlen Sie {paid} {paidCode} und erhalten {received} {receivedCode}. Hat sich das Paar um mehr als das gegen Sie bewegt, wird nichts getauscht.',
  atWorstLimit:
    'Die Order wird ganz ausgeführt, zu {price} oder besser: Sie zahlen höchstens {paid} {paidCode} und erhalten mindestens {received} {receivedCode}. Bis dahin wartet sie, vielleicht für immer. Was sie zahlt, ist reserviert; Sie können sie stornieren.',
  coinsFall:
    'Coins können fallen: Schlimmstenfalls wird wertlos, was Sie erhalten. Mehr als das, was Sie zahlen, können Sie nicht verlieren.',
  worth:
    'Jetzt {value} USDT wert. Es gilt als zu diesem Wert verkauft, und was Sie erhalten, als zu diesem Wert gekauft.',
  worthThen: 'Wert bei Ausführung',
  gain: 'Gewinn oder Verlust auf die gezahlten Coins',
  gainNote: 'ihr Wert abzüglich dessen, was sie Sie gekostet hatten',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Ihre Coins',
  heldNote: '{held} durch offene Orders reserviert',
  noCoins: 'Noch keine Coins',
  noCoinsText: 'Kaufen Sie zuerst einen Coin für USDT. Dann können Sie ihn hier tauschen.',
  buyCoins: 'Coins kaufen',
  filter: 'Welche Orders',
  anyPair: 'Alle Paare',
  noMatch: 'Keine Order passt',
  noHistoryText: 'Was Sie tauschen, steht hier mit seinen Kosten.',
  clearFilter: 'Alle anzeigen',
  tradePairs: 'Coins tauschen',
  exchanged: '{paid} {paidCode} gegen {received} {receivedCode}',
} satisfies Translation['bibi']
