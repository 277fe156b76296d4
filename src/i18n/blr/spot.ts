import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Патраціць да',
  amountToReceive: 'Атрымаць не менш за',
  holdingAfter: 'Актыў пасля',
  proceeds: 'Выручка',
  feeOfProceeds: '{rate} ад выручкі',
  rangeQuantity: 'Ад {minimum} да {maximum} {code}, з крокам {step}',
  stop: 'Стоп',
  stopLimit: 'Стоп-ліміт',
  oco: 'OCO',
  stopPrice: 'Стоп-цана',
  stopReached: 'Стоп спрацаваў',
  atMost: 'Не больш за',
  validUntil: 'Дзейнічае да',
  timeInForce: 'Тэрмін дзеяння',
  untilCanceled: 'Да скасавання',
  today: 'Толькі сёння',
  stopBuyWaits:
    'Купляе, калі цана падымецца да стоп-цаны, не даражэй чым на {percent} вышэй. Калі рынак пераскочыць далей, ордэр чакае там як лімітавы.',
  stopBuyWaitsExact:
    'Купляе па стоп-цане, калі рынак падымецца да яе. Калі рынак пераскочыць далей, ордэр чакае там як лімітавы.',
  stopSellWaits:
    'Прадае па рынкавай цане, калі цана апусціцца да стоп-цаны. На хуткім рынку вы можаце атрымаць значна менш.',
  stopLimitWaits:
    'Становіцца лімітавым ордэрам, калі рынак дасягне стоп-цаны. Можа застацца невыкананым, калі цана пойдзе далей.',
  ocoWaits:
    'Прадае па лімітавай цане або лепшай ці па рынкавай, калі цана апусціцца да стоп-цаны. Калі выкананы адзін ордэр, другі скасоўваецца.',
  exits: 'Тэйк-профіт і стоп-лос',
  takeProfit: 'Тэйк-профіт',
  stopLoss: 'Стоп-лос',
  exitsFollow:
    'Пасля выканання куплі гэтыя ордэры прадаюць купленае. Калі выкананы адзін, другі скасоўваецца.',
  atTakeProfit: 'Пры тэйк-профіце вы атрымаеце',
  atStopLoss: 'Пры стоп-лосе вы атрымаеце прыблізна',
  fromPrice: '{percent} ад {price}',
  saveExits: 'Захаваць як мае значэнні',
  exitsSaved: 'Захавана як вашы значэнні',
  placeStopBuy: 'Стоп-ордэр: купіць {quantity} {code}',
  placeStopSell: 'Стоп-ордэр: прадаць {quantity} {code}',
} satisfies Translation['spot']
