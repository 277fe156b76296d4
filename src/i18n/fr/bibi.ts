import type { Translation } from '../types.ts'

export default {
  title: 'Échange de cryptos',
  ordersTitle: 'Ordres d’échange de cryptos',
  choosePair: 'Choisir une paire',
  changePair: 'Changer de paire',
  searchPairs: 'Chercher par code ou par nom',
  pricedIn: 'Cotation en',
  pairs: 'Paires',
  noPair: 'Aucune paire de ce nom',
  noPairText: 'Les cryptos s’échangent contre BTC ou ETH.',
  perUnit: '{quote} pour 1 {base}',
  chartOf:
    'Calculé à partir de {base} et {quote} en USDT. Chaque bougie montre l’ouverture et la clôture ; la paire n’a pas de marché propre, donc ni plus haut, ni plus bas, ni volume.',
  madeOf: 'Le cours de {base} divisé par celui de {quote}. Son âge est celui du plus ancien des deux.',
  payAtMost: 'Payer au plus',
  rangeAmount: 'De {minimum} à {maximum} {code}',
  rangeCost: 'Pour une valeur de {minimum} à {maximum} {code}, par pas de {step} {base}',
  feeIn: '{rate} de ce que vous recevez',
  placeAmount: 'Acheter {base} pour au plus {amount} {code}',
  beforeFee: 'En échange vous obtenez',
  atWorst:
    'Au pire, vous payez {paid} {paidCode} et recevez {received} {receivedCode}. Si la paire a bougé davantage contre vous, rien n’est échangé.',
  atWorstLimit:
    'L’ordre est exécuté en entier, à {price} ou mieux : vous payez au plus {paid} {paidCode} et recevez au moins {received} {receivedCode}. D’ici là il attend, peut-être toujours. Ce qu’il paie est réservé ; vous pouvez l’annuler.',
  coinsFall:
    'Les cryptos peuvent baisser : au pire, ce que vous recevez ne vaut plus rien. Vous ne pouvez pas perdre plus que ce que vous payez.',
  worth:
    'Vaut {value} USDT maintenant. La crypto payée est comptée comme vendue à cette valeur, et celle que vous recevez comme achetée à cette valeur.',
  worthThen: 'Valeur à l’exécution',
  gain: 'Gain ou perte sur les cryptos payées',
  gainNote: 'leur valeur moins ce qu’elles vous avaient coûté',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Vos cryptos',
  heldNote: '{held} réservés par des ordres ouverts',
  noCoins: 'Aucune crypto pour le moment',
  noCoinsText: 'Achetez d’abord une crypto avec des USDT. Vous pourrez ensuite l’échanger ici.',
  buyCoins: 'Acheter des cryptos',
  filter: 'Quels ordres',
  anyPair: 'Toutes les paires',
  noMatch: 'Aucun ordre ne correspond',
  noHistoryText: 'Ce que vous échangez figure ici, avec ses coûts.',
  clearFilter: 'Tout afficher',
  tradePairs: 'Échanger des cryptos',
  exchanged: '{paid} {paidCode} contre {received} {receivedCode}',
} satisfies Translation['bibi']
