import type { Translation } from '../types.ts'

export default {
  title: 'Крыптапары',
  ordersTitle: 'Ордэры па крыптапарах',
  choosePair: 'Выбар пары',
  changePair: 'Змяніць пару',
  searchPairs: 'Пошук па кодзе або назве',
  pricedIn: 'Цана ў',
  pairs: 'Пары',
  noPair: 'Адпаведных пар няма',
  noPairText: 'Манеты гандлююцца ў пары з BTC або ETH.',
  perUnit: '{quote} за 1 {base}',
  chartOf:
    'Разлічана па {base} і {quote} у USDT. Кожная свечка паказвае адкрыццё і закрыццё; у пары няма ўласнага рынку, таму няма максімумаў, мінімумаў і аб’ёму.',
  madeOf: 'Цана {base}, падзеленая на цану {quote}. Даўнасць — як у старэйшай цаны.',
  payAtMost: 'Патраціць да',
  rangeAmount: 'Ад {minimum} да {maximum} {code}',
  rangeCost: 'Сума ордэра ад {minimum} да {maximum} {code}, з крокам {step} {base}',
  feeIn: '{rate} ад атрыманага',
  placeAmount: 'Купіць {base} на суму да {amount} {code}',
  beforeFee: 'Да камісіі',
  atWorst:
    'Найгоршы выпадак: вы плаціце {paid} {paidCode} і атрымліваеце {received} {receivedCode}. Калі пара зрушыцца супраць вас яшчэ больш, абмену не будзе.',
  atWorstLimit:
    'Выконваецца цалкам, па цане {price} або лепшай: вы плаціце не больш за {paid} {paidCode} і атрымліваеце не менш за {received} {receivedCode}. Да гэтага ордэр застаецца адкрытым і можа не выканацца ніколі. Сума аплаты блакуецца; ордэр можна скасаваць.',
  coinsFall:
    'Манеты могуць таннець. Найгоршы выпадак: атрыманае цалкам абясцэніцца. Больш за тое, што вы плаціце, страціць нельга.',
  worth:
    'Цяперашні кошт: {value} USDT. Аддадзенае лічыцца прададзеным па гэтым кошце, а атрыманае — купленым па ім.',
  worthThen: 'Кошт пры выкананні',
  gain: 'Рэалізаваны вынік па аддадзеных манетах',
  gainNote: 'іх кошт за вылікам таго, у што яны вам абышліся',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Вашы манеты',
  heldNote: '{held} заблакавана пад адкрытыя ордэры',
  noCoins: 'Манет пакуль няма',
  noCoinsText: 'Спачатку купіце манету за USDT. Пасля гэтага яе можна абмяняць тут.',
  buyCoins: 'Купіць манеты',
  filter: 'Фільтр ордэраў',
  anyPair: 'Усе пары',
  noMatch: 'Адпаведных ордэраў няма',
  noHistoryText: 'Тут з’явяцца вашы абмены з выдаткамі.',
  clearFilter: 'Паказаць усе',
  tradePairs: 'Абмяняць манеты',
  exchanged: '{paid} {paidCode} на {received} {receivedCode}',
} satisfies Translation['bibi']
