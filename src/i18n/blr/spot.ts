import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Патраціць не больш за',
  amountToReceive: 'Атрымаць не менш за',
  holdingAfter: 'У вас будзе',
  proceeds: 'Выручка',
  feeOfProceeds: '{rate} ад выручкі',
  rangeQuantity: 'Ад {minimum} да {maximum} {code}, з крокам {step}',
  stop: 'Стоп',
  stopLimit: 'Стоп-ліміт',
  oco: 'OCO',
  stopPrice: 'Стоп-цана',
  stopReached: 'Стоп дасягнуты',
  atMost: 'Не больш за',
  validUntil: 'Дзейнічае да',
  timeInForce: 'Тэрмін дзеяння',
  untilCanceled: 'Да адмены',
  today: 'Толькі сёння',
  stopBuyWaits:
    'Купляе, калі цана падымецца да стоп-цаны, не даражэй чым на {percent} вышэй. Калі рынак пераскочыць далей, заяўка чакае там як лімітная.',
  stopBuyWaitsExact:
    'Купляе, калі цана падымецца да стоп-цаны, і не даражэй за яе. Калі рынак пераскочыць далей, заяўка чакае там як лімітная.',
  stopSellWaits:
    'Прадае па рынкавай цане, калі цана апусціцца да стоп-цаны. На хуткім рынку вы можаце атрымаць значна менш.',
  stopLimitWaits:
    'Становіцца лімітнай, калі рынак дасягне стоп-цаны. Можа застацца невыкананай, калі цана пойдзе далей.',
  ocoWaits:
    'Прадае па лімітнай цане або лепш ці па рынкавай, калі цана апусціцца да стоп-цаны. Калі выканана адна, другая адмяняецца.',
  exits: 'Тэйк-профіт і стоп-лос',
  takeProfit: 'Тэйк-профіт',
  stopLoss: 'Стоп-лос',
  exitsFollow: 'Пасля выканання куплі гэтыя заяўкі прадаюць купленае. Калі выканана адна, другая адмяняецца.',
  atTakeProfit: 'Пры тэйк-профіце вы атрымаеце',
  atStopLoss: 'Пры стоп-лосе вы атрымаеце прыблізна',
  fromPrice: '{percent} ад {price}',
  saveExits: 'Захаваць як мае значэнні',
  exitsSaved: 'Захавана як вашы значэнні',
  placeStopBuy: 'Стоп-заяўка: купіць {quantity} {code}',
  placeStopSell: 'Стоп-заяўка: прадаць {quantity} {code}',
} satisfies Translation['spot']
