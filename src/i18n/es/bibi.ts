import type { Translation } from '../types.ts'

export default {
  title: 'Intercambio de criptos',
  ordersTitle: 'Órdenes de intercambio de criptos',
  choosePair: 'Elegir un par',
  changePair: 'Cambiar de par',
  searchPairs: 'Buscar por código o nombre',
  pricedIn: 'Cotizado en',
  pairs: 'Pares',
  noPair: 'Ningún par coincide',
  noPairText: 'Las criptos se negocian contra BTC o ETH.',
  perUnit: '{quote} por 1 {base}',
  chartOf:
    'Calculado a partir de {base} y {quote} en USDT. Cada vela muestra la apertura y el cierre; el par no tiene mercado propio, así que no hay máximos, mínimos ni volumen.',
  madeOf:
    'El precio de {base} dividido por el precio de {quote}. Su antigüedad es la del precio más antiguo.',
  payAtMost: 'Gastar hasta',
  rangeAmount: 'De {minimum} a {maximum} {code}',
  rangeCost: 'Valor de la orden de {minimum} a {maximum} {code}, en pasos de {step} {base}',
  feeIn: '{rate} de lo que recibe',
  placeAmount: 'Comprar {base} por hasta {amount} {code}',
  beforeFee: 'Antes de la comisión',
  atWorst:
    'Peor caso: paga {paid} {paidCode} y recibe {received} {receivedCode}. Si el par se mueve en su contra más que eso, no se intercambia nada.',
  atWorstLimit:
    'Se ejecuta entera a {price} o mejor: paga como máximo {paid} {paidCode} y recibe como mínimo {received} {receivedCode}. Hasta entonces la orden sigue abierta y puede no ejecutarse nunca. El importe que paga queda retenido; puede cancelar la orden.',
  coinsFall:
    'Las criptos pueden perder valor. Peor caso: lo que recibe pierde todo su valor. No puede perder más de lo que paga.',
  worth:
    'Valor actual: {value} USDT. Lo que paga cuenta como vendido a ese valor, y lo que recibe, como comprado a ese valor.',
  worthThen: 'Valor al ejecutarse',
  gain: 'P&L realizado de las criptos pagadas',
  gainNote: 'su valor menos lo que le costaron',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Sus criptos',
  heldNote: '{held} retenidos para órdenes abiertas',
  noCoins: 'Aún no hay criptos',
  noCoinsText: 'Compre primero una cripto con USDT. Después podrá intercambiarla aquí.',
  buyCoins: 'Comprar criptos',
  filter: 'Filtrar órdenes',
  anyPair: 'Todos los pares',
  noMatch: 'Ninguna orden coincide',
  noHistoryText: 'Sus intercambios aparecen aquí con sus costes.',
  clearFilter: 'Mostrar todas',
  tradePairs: 'Intercambiar criptos',
  exchanged: '{paid} {paidCode} por {received} {receivedCode}',
} satisfies Translation['bibi']
