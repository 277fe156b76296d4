import type { Translation } from '../types.ts'

export default {
  title: 'Cripto por cripto',
  ordersTitle: 'Ordens cripto por cripto',
  choosePair: 'Escolher um par',
  changePair: 'Trocar de par',
  searchPairs: 'Buscar por código ou nome',
  pricedIn: 'Cotado em',
  pairs: 'Pares',
  noPair: 'Não há par com esse nome',
  noPairText: 'As criptos são trocadas por BTC ou por ETH.',
  perUnit: '{quote} por 1 {base}',
  chartOf:
    'Calculado a partir de {base} e {quote} em USDT. Cada vela mostra a abertura e o fechamento; o par não tem mercado próprio, então não há máximas, mínimas nem volume.',
  madeOf: 'O preço de {base} dividido pelo de {quote}. A idade é a do mais antigo dos dois.',
  payAtMost: 'Pagar no máximo',
  rangeAmount: 'De {minimum} a {maximum} {code}',
  rangeCost: 'Valor de {minimum} a {maximum} {code}, em passos de {step} {base}',
  feeIn: '{rate} do que você recebe',
  placeAmount: 'Comprar {base} por no máximo {amount} {code}',
  beforeFee: 'Em troca você recebe',
  atWorst:
    'No pior caso, você paga {paid} {paidCode} e recebe {received} {receivedCode}. Se o par tiver se movido contra você mais do que isso, nada é trocado.',
  atWorstLimit:
    'A execução é integral, a {price} ou melhor: você paga no máximo {paid} {paidCode} e recebe no mínimo {received} {receivedCode}. Até lá ela espera, talvez para sempre. O que ela paga fica bloqueado; você pode cancelá-la.',
  coinsFall:
    'Criptos podem cair: no pior caso, o que você recebe perde todo o valor. Você não pode perder mais do que o que paga.',
  worth:
    'Vale {value} USDT agora. O que você paga conta como vendido por esse valor, e o que você recebe, como comprado por ele.',
  worthThen: 'Valor na execução',
  gain: 'Ganho ou perda sobre as criptos pagas',
  gainNote: 'o valor delas menos o que custaram a você',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Suas criptos',
  heldNote: '{held} bloqueado por ordens em aberto',
  noCoins: 'Ainda sem criptos',
  noCoinsText: 'Primeiro compre uma cripto com USDT. Depois você pode trocá-la aqui.',
  buyCoins: 'Comprar criptos',
  filter: 'Quais ordens',
  anyPair: 'Todos os pares',
  noMatch: 'Nenhuma ordem corresponde',
  noHistoryText: 'O que você trocar fica aqui, com seus custos.',
  clearFilter: 'Mostrar tudo',
  tradePairs: 'Trocar criptos',
  exchanged: '{paid} {paidCode} por {received} {receivedCode}',
} satisfies Translation['bibi']
