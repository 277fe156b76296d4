import type { Translation } from '../types.ts'

export default {
  title: 'Cripto por cripto',
  ordersTitle: 'Ordens cripto por cripto',
  choosePair: 'Escolher um par',
  changePair: 'Trocar de par',
  searchPairs: 'Buscar por código ou nome',
  pricedIn: 'Cotado em',
  pairs: 'Pares',
  noPair: 'Nenhum par encontrado',
  noPairText: 'As criptos são negociadas contra BTC ou ETH.',
  perUnit: '{quote} por 1 {base}',
  chartOf:
    'Calculado a partir de {base} e {quote} em USDT. Cada candle mostra a abertura e o fechamento; o par não tem mercado próprio, então não há máximas, mínimas nem volume.',
  madeOf: 'O preço de {base} dividido pelo de {quote}. A idade é a do preço mais antigo.',
  payAtMost: 'Gastar até',
  rangeAmount: 'De {minimum} a {maximum} {code}',
  rangeCost: 'Valor da ordem de {minimum} a {maximum} {code}, em passos de {step} {base}',
  feeIn: '{rate} do que você recebe',
  placeAmount: 'Comprar {base} por até {amount} {code}',
  beforeFee: 'Antes da taxa',
  atWorst:
    'Pior caso: você paga {paid} {paidCode} e recebe {received} {receivedCode}. Se o par se mover contra você mais do que isso, nada é trocado.',
  atWorstLimit:
    'Execução integral a {price} ou melhor: você paga no máximo {paid} {paidCode} e recebe no mínimo {received} {receivedCode}. Até lá a ordem fica em aberto e pode nunca ser executada. O valor que você paga fica bloqueado; você pode cancelar a ordem.',
  coinsFall:
    'Criptos podem perder valor. Pior caso: o que você recebe perde todo o valor. Você não pode perder mais do que paga.',
  worth:
    'Valor atual: {value} USDT. O que você paga conta como vendido por esse valor, e o que você recebe, como comprado por ele.',
  worthThen: 'Valor na execução',
  gain: 'Resultado realizado nas criptos pagas',
  gainNote: 'o valor delas menos o que custaram',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Suas criptos',
  heldNote: '{held} bloqueado para ordens em aberto',
  noCoins: 'Ainda sem criptos',
  noCoinsText: 'Compre primeiro uma cripto com USDT. Depois você pode trocá-la aqui.',
  buyCoins: 'Comprar criptos',
  filter: 'Filtrar ordens',
  anyPair: 'Todos os pares',
  noMatch: 'Nenhuma ordem encontrada',
  noHistoryText: 'Suas trocas aparecem aqui com seus custos.',
  clearFilter: 'Mostrar tudo',
  tradePairs: 'Trocar criptos',
  exchanged: '{paid} {paidCode} por {received} {receivedCode}',
} satisfies Translation['bibi']
