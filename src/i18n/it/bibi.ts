import type { Translation } from '../types.ts'

export default {
  title: 'Scambio di crypto',
  ordersTitle: 'Ordini di scambio crypto',
  choosePair: 'Scegli una coppia',
  changePair: 'Cambia coppia',
  searchPairs: 'Cerca per codice o nome',
  pricedIn: 'Quotato in',
  pairs: 'Coppie',
  noPair: 'Nessuna coppia con questo nome',
  noPairText: 'Le crypto si scambiano con BTC o ETH.',
  perUnit: '{quote} per 1 {base}',
  chartOf:
    'Calcolato da {base} e {quote} in USDT. Ogni candela mostra apertura e chiusura; la coppia non ha un mercato proprio, quindi non ci sono massimi, minimi né volume.',
  madeOf: 'Il prezzo di {base} diviso per quello di {quote}. La sua età è quella del più vecchio dei due.',
  payAtMost: 'Paga al massimo',
  rangeAmount: 'Da {minimum} a {maximum} {code}',
  rangeCost: 'Per un valore da {minimum} a {maximum} {code}, a passi di {step} {base}',
  feeIn: '{rate} di ciò che riceve',
  placeAmount: 'Compra {base} per al massimo {amount} {code}',
  beforeFee: 'In cambio ottiene',
  atWorst:
    'Nel caso peggiore paga {paid} {paidCode} e riceve {received} {receivedCode}. Se la coppia si è mossa a suo sfavore di più, non si scambia nulla.',
  atWorstLimit:
    'È eseguito per intero, a {price} o meglio: paga al massimo {paid} {paidCode} e riceve almeno {received} {receivedCode}. Fino ad allora resta in attesa, forse per sempre. Ciò che paga è riservato; può annullarlo.',
  coinsFall:
    'Le crypto possono scendere: nel caso peggiore, ciò che riceve perde ogni valore. Non può perdere più di quanto paga.',
  worth:
    'Vale {value} USDT adesso. Ciò che paga si considera venduto a questo valore, e ciò che riceve comprato a questo valore.',
  worthThen: 'Valore all’esecuzione',
  gain: 'Utile o perdita sulle crypto pagate',
  gainNote: 'il loro valore meno ciò che erano costate',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Le sue crypto',
  heldNote: '{held} riservati da ordini aperti',
  noCoins: 'Ancora nessuna crypto',
  noCoinsText: 'Compri prima una crypto con USDT. Poi potrà scambiarla qui.',
  buyCoins: 'Compra crypto',
  filter: 'Quali ordini',
  anyPair: 'Tutte le coppie',
  noMatch: 'Nessun ordine corrisponde',
  noHistoryText: 'Ciò che scambia appare qui, con i suoi costi.',
  clearFilter: 'Mostra tutti',
  tradePairs: 'Scambia crypto',
  exchanged: '{paid} {paidCode} per {received} {receivedCode}',
} satisfies Translation['bibi']
