import type { Translation } from '../types.ts'

export default {
  title: 'Scambio di crypto',
  ordersTitle: 'Ordini di scambio crypto',
  choosePair: 'Scegli una coppia',
  changePair: 'Cambia coppia',
  searchPairs: 'Cerca per codice o nome',
  pricedIn: 'Quotato in',
  pairs: 'Coppie',
  noPair: 'Nessuna coppia corrispondente',
  noPairText: 'Le crypto si scambiano contro BTC o ETH.',
  perUnit: '{quote} per 1 {base}',
  chartOf:
    'Calcolato da {base} e {quote} in USDT. Ogni candela mostra apertura e chiusura; la coppia non ha un mercato proprio, quindi non ci sono massimi, minimi né volume.',
  madeOf: 'Il prezzo di {base} diviso per quello di {quote}. La sua età è quella del prezzo più vecchio.',
  payAtMost: 'Spesa massima',
  rangeAmount: 'Da {minimum} a {maximum} {code}',
  rangeCost: 'Valore dell’ordine da {minimum} a {maximum} {code}, a passi di {step} {base}',
  feeIn: '{rate} di ciò che riceve',
  placeAmount: 'Compra {base} per al massimo {amount} {code}',
  beforeFee: 'Prima della commissione',
  atWorst:
    'Caso peggiore: paga {paid} {paidCode} e riceve {received} {receivedCode}. Se la coppia si muove a suo sfavore di più, non si scambia nulla.',
  atWorstLimit:
    'Eseguito per intero a {price} o meglio: paga al massimo {paid} {paidCode} e riceve almeno {received} {receivedCode}. Fino ad allora l’ordine resta aperto e potrebbe non essere mai eseguito. L’importo che paga è riservato; può annullare l’ordine.',
  coinsFall:
    'Le crypto possono perdere valore. Caso peggiore: ciò che riceve perde ogni valore. Non può perdere più di quanto paga.',
  worth:
    'Valore attuale: {value} USDT. Ciò che paga si considera venduto a questo valore, e ciò che riceve acquistato a questo valore.',
  worthThen: 'Valore all’esecuzione',
  gain: 'P&L realizzato sulle crypto pagate',
  gainNote: 'il loro valore meno il costo d’acquisto',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Le sue crypto',
  heldNote: '{held} riservati per ordini aperti',
  noCoins: 'Ancora nessuna crypto',
  noCoinsText: 'Compri prima una crypto con USDT. Poi potrà scambiarla qui.',
  buyCoins: 'Compra crypto',
  filter: 'Filtra gli ordini',
  anyPair: 'Tutte le coppie',
  noMatch: 'Nessun ordine corrispondente',
  noHistoryText: 'Gli scambi appaiono qui con i loro costi.',
  clearFilter: 'Mostra tutti',
  tradePairs: 'Scambia crypto',
  exchanged: '{paid} {paidCode} per {received} {receivedCode}',
} satisfies Translation['bibi']
