import type { Translation } from '../types.ts'

export default {
  title: 'Coin-Tausch',
  ordersTitle: 'Coin-Tausch-Orders',
  choosePair: 'Paar wählen',
  changePair: 'Paar wechseln',
  searchPairs: 'Nach Kürzel oder Name suchen',
  pricedIn: 'Kurs in',
  pairs: 'Paare',
  noPair: 'Keine passenden Paare',
  noPairText: 'Coins werden gegen BTC oder ETH gehandelt.',
  perUnit: '{quote} für 1 {base}',
  chartOf:
    'Berechnet aus {base} und {quote} in USDT. Jede Kerze zeigt Eröffnung und Schluss; das Paar hat keinen eigenen Markt, daher gibt es weder Hoch und Tief noch Volumen.',
  madeOf: 'Der Kurs von {base} geteilt durch den Kurs von {quote}. Sein Alter ist das des älteren Kurses.',
  payAtMost: 'Ausgeben bis zu',
  rangeAmount: 'Von {minimum} bis {maximum} {code}',
  rangeCost: 'Orderwert {minimum} bis {maximum} {code}, in Schritten von {step} {base}',
  feeIn: '{rate} von dem, was Sie erhalten',
  placeAmount: '{base} für bis zu {amount} {code} kaufen',
  beforeFee: 'Vor Gebühr',
  atWorst:
    'Schlimmster Fall: Sie zahlen {paid} {paidCode} und erhalten {received} {receivedCode}. Bewegt sich das Paar um mehr als das gegen Sie, wird nichts getauscht.',
  atWorstLimit:
    'Wird vollständig zu {price} oder besser ausgeführt: Sie zahlen höchstens {paid} {paidCode} und erhalten mindestens {received} {receivedCode}. Bis dahin bleibt die Order offen und wird vielleicht nie ausgeführt. Der zu zahlende Betrag ist reserviert; Sie können die Order stornieren.',
  coinsFall:
    'Coins können an Wert verlieren. Schlimmster Fall: Was Sie erhalten, wird wertlos. Mehr, als Sie zahlen, können Sie nicht verlieren.',
  worth:
    'Aktueller Wert: {value} USDT. Was Sie zahlen, gilt als zu diesem Wert verkauft, und was Sie erhalten, als zu diesem Wert gekauft.',
  worthThen: 'Wert bei Ausführung',
  gain: 'Realisierter Gewinn/Verlust auf die gezahlten Coins',
  gainNote: 'ihr Wert abzüglich dessen, was sie Sie gekostet haben',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Ihre Coins',
  heldNote: '{held} für offene Orders reserviert',
  noCoins: 'Noch keine Coins',
  noCoinsText: 'Kaufen Sie zuerst einen Coin mit USDT. Dann können Sie ihn hier tauschen.',
  buyCoins: 'Coins kaufen',
  filter: 'Orders filtern',
  anyPair: 'Alle Paare',
  noMatch: 'Keine passenden Orders',
  noHistoryText: 'Ihre Tauschvorgänge erscheinen hier mit ihren Kosten.',
  clearFilter: 'Alle anzeigen',
  tradePairs: 'Coins tauschen',
  exchanged: '{paid} {paidCode} gegen {received} {receivedCode}',
} satisfies Translation['bibi']
