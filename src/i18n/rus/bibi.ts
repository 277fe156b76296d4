import type { Translation } from '../types.ts'

export default {
  title: 'Криптопары',
  ordersTitle: 'Ордера по криптопарам',
  choosePair: 'Выбор пары',
  changePair: 'Сменить пару',
  searchPairs: 'Поиск по коду или названию',
  pricedIn: 'Цена в',
  pairs: 'Пары',
  noPair: 'Подходящих пар нет',
  noPairText: 'Монеты торгуются в паре с BTC или ETH.',
  perUnit: '{quote} за 1 {base}',
  chartOf:
    'Рассчитано по {base} и {quote} в USDT. Каждая свеча показывает открытие и закрытие; у пары нет своего рынка, поэтому нет максимумов, минимумов и объёма.',
  madeOf: 'Цена {base}, делённая на цену {quote}. Давность — как у более старой цены.',
  payAtMost: 'Потратить до',
  rangeAmount: 'От {minimum} до {maximum} {code}',
  rangeCost: 'Сумма ордера от {minimum} до {maximum} {code}, с шагом {step} {base}',
  feeIn: '{rate} от получаемого',
  placeAmount: 'Купить {base} на сумму до {amount} {code}',
  beforeFee: 'До комиссии',
  atWorst:
    'Худший случай: вы платите {paid} {paidCode} и получаете {received} {receivedCode}. Если пара сдвинется против вас ещё больше, обмена не будет.',
  atWorstLimit:
    'Исполняется целиком, по цене {price} или лучше: вы платите не более {paid} {paidCode} и получаете не менее {received} {receivedCode}. До этого ордер остаётся открытым и может не исполниться никогда. Сумма оплаты блокируется; ордер можно отменить.',
  coinsFall:
    'Монеты могут дешеветь. Худший случай: полученное полностью обесценится. Больше того, что вы платите, потерять нельзя.',
  worth:
    'Текущая стоимость: {value} USDT. Отданное считается проданным по этой стоимости, а полученное — купленным по ней.',
  worthThen: 'Стоимость при исполнении',
  gain: 'Реализованный результат по отданным монетам',
  gainNote: 'их стоимость за вычетом того, во что они вам обошлись',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Ваши монеты',
  heldNote: '{held} заблокировано под открытые ордера',
  noCoins: 'Монет пока нет',
  noCoinsText: 'Сначала купите монету за USDT. После этого её можно обменять здесь.',
  buyCoins: 'Купить монеты',
  filter: 'Фильтр ордеров',
  anyPair: 'Все пары',
  noMatch: 'Подходящих ордеров нет',
  noHistoryText: 'Здесь появятся ваши обмены с расходами.',
  clearFilter: 'Показать все',
  tradePairs: 'Обменять монеты',
  exchanged: '{paid} {paidCode} на {received} {receivedCode}',
} satisfies Translation['bibi']
