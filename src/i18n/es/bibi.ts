import type { Translation } from '../types.ts'

export default {
  title: 'Intercambio de criptos',
  ordersTitle: 'Órdenes de intercambio de criptos',
  choosePair: 'Elegir un par',
  changePair: 'Cambiar de par',
  searchPairs: 'Buscar por código o nombre',
  pricedIn: 'Cotizado en',
  pairs: 'Pares',
  noPair: 'Ningún par con este nombre',
  noPairText: 'Las criptos se intercambian por BTC o por ETH.',
  perUnit: '{quote} por 1 {base}',
  chartOf:
    'Calculado a partir de {base} y {quote} en USDT. Cada vela muestra la apertura y el cierre; el par no tiene mercado propio, así que no hay máximos, mínimos ni volumen.',
  madeOf: 'El precio de {base} dividido por el de {quote}. Su antigüedad es la del más antiguo de los dos.',
  payAtMost: 'Pagar como máximo',
  rangeAmount: 'De {minimum} a {maximum} {code}',
  rangeCost: 'Por valor de {minimum} a {maximum} {code}, en pasos de {step} {base}',
  feeIn: '{rate} de lo que recibe',
  placeAmount: 'Comprar {base} por un máximo de {amount} {code}',
  beforeFee: 'A cambio obtiene',
  atWorst:
    'En el peor caso paga {paid} {paidCode} y recibe {received} {receivedCode}. Si el par se ha movido en su contra más que eso, no se intercambia nada.',
  atWorstLimit:
    'Se ejecuta entera, a {price} o mejor: paga como máximo {paid} {paidCode} y recibe como mínimo {received} {receivedCode}. Hasta entonces espera, quizá para siempre. Lo que paga queda retenido; puede cancelarla.',
  coinsFall:
    'Las criptos pueden caer: en el peor caso, lo que recibe pierde todo su valor. No puede perder más de lo que paga.',
  worth:
    'Vale {value} USDT ahora. Lo que paga cuenta como vendido por ese valor, y lo que recibe, como comprado por él.',
  worthThen: 'Valor al ejecutarse',
  gain: 'Ganancia o pérdida sobre las criptos pagadas',
  gainNote: 'su valor menos lo que le habían costado',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Sus criptos',
  heldNote: '{held} retenidos por órdenes abiertas',
  noCoins: 'Aún no hay criptos',
  noCoinsText: 'Compre primero una cripto con USDT. Después podrá intercambiarla aquí.',
  buyCoins: 'Comprar criptos',
  filter: 'Qué órdenes',
  anyPair: 'Todos los pares',
  noMatch: 'Ninguna orden coincide',
  noHistoryText: 'Lo que intercambia figura aquí, con sus costes.',
  clearFilter: 'Mostrar todas',
  tradePairs: 'Intercambiar criptos',
  exchanged: '{paid} {paidCode} por {received} {receivedCode}',
} satisfies Translation['bibi']
