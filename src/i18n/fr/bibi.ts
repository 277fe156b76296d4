import type { Translation } from '../types.ts'

export default {
  title: 'Échange de cryptos',
  ordersTitle: 'Ordres d’échange de cryptos',
  choosePair: 'Choisir une paire',
  changePair: 'Changer de paire',
  searchPairs: 'Chercher par code ou par nom',
  pricedIn: 'Cotation en',
  pairs: 'Paires',
  noPair: 'Aucune paire correspondante',
  noPairText: 'Les cryptos s’échangent contre BTC ou ETH.',
  perUnit: '{quote} pour 1 {base}',
  chartOf:
    'Calculé à partir de {base} et {quote} en USDT. Chaque bougie montre l’ouverture et la clôture\u202f; la paire n’a pas de marché propre, donc ni plus haut, ni plus bas, ni volume.',
  madeOf: 'Le cours de {base} divisé par le cours de {quote}. Son âge est celui du cours le plus ancien.',
  payAtMost: 'Dépenser jusqu’à',
  rangeAmount: 'De {minimum} à {maximum} {code}',
  rangeCost: 'Valeur de l’ordre de {minimum} à {maximum} {code}, par pas de {step} {base}',
  feeIn: '{rate} de ce que vous recevez',
  placeAmount: 'Acheter {base} jusqu’à {amount} {code}',
  beforeFee: 'Avant frais',
  atWorst:
    'Au pire\u00a0: vous payez {paid} {paidCode} et recevez {received} {receivedCode}. Si la paire évolue davantage contre vous, rien n’est échangé.',
  atWorstLimit:
    'Exécuté en totalité à {price} ou mieux\u00a0: vous payez au plus {paid} {paidCode} et recevez au moins {received} {receivedCode}. D’ici là, l’ordre reste ouvert et peut ne jamais être exécuté. Le montant que vous payez est réservé\u202f; vous pouvez annuler l’ordre.',
  coinsFall:
    'Les cryptos peuvent perdre de la valeur. Au pire\u00a0: ce que vous recevez ne vaut plus rien. Vous ne pouvez pas perdre plus que ce que vous payez.',
  worth:
    'Valeur actuelle\u00a0: {value} USDT. Ce que vous payez est compté comme vendu à cette valeur, et ce que vous recevez comme acheté à cette valeur.',
  worthThen: 'Valeur à l’exécution',
  gain: 'P&L réalisé sur les cryptos payées',
  gainNote: 'leur valeur moins ce qu’elles vous ont coûté',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Vos cryptos',
  heldNote: '{held} réservés pour des ordres ouverts',
  noCoins: 'Aucune crypto pour le moment',
  noCoinsText: 'Achetez d’abord une crypto avec des USDT. Vous pourrez ensuite l’échanger ici.',
  buyCoins: 'Acheter des cryptos',
  filter: 'Filtrer les ordres',
  anyPair: 'Toutes les paires',
  noMatch: 'Aucun ordre correspondant',
  noHistoryText: 'Vos échanges apparaissent ici avec leurs coûts.',
  clearFilter: 'Tout afficher',
  tradePairs: 'Échanger des cryptos',
  exchanged: '{paid} {paidCode} contre {received} {receivedCode}',
} satisfies Translation['bibi']
