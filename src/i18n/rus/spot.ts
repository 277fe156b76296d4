import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Потратить не более',
  amountToReceive: 'Получить не менее',
  holdingAfter: 'У вас будет',
  proceeds: 'Выручка',
  feeOfProceeds: '{rate} от выручки',
  exactFigures: 'Точные суммы',
  rangeQuantity: 'От {minimum} до {maximum} {code}, с шагом {step}',
  stop: 'Стоп',
  stopLimit: 'Стоп-лимит',
  oco: 'OCO',
  stopPrice: 'Стоп-цена',
  stopReached: 'Стоп достигнут',
  atMost: 'Не более',
  validUntil: 'Действует до',
  timeInForce: 'Срок действия',
  untilCanceled: 'До отмены',
  today: 'Только сегодня',
  stopBuyWaits:
    'Покупает, когда цена поднимется до стоп-цены, не дороже чем на {percent} выше. Если рынок перескочит дальше, заявка ждёт там как лимитная.',
  stopBuyWaitsExact:
    'Покупает, когда цена поднимется до стоп-цены, и не дороже неё. Если рынок перескочит дальше, заявка ждёт там как лимитная.',
  stopSellWaits:
    'Продаёт по рыночной цене, когда цена опустится до стоп-цены. На быстром рынке вы можете получить заметно меньше.',
  stopLimitWaits:
    'Становится лимитной, когда рынок достигнет стоп-цены. Может остаться неисполненной, если цена уйдёт дальше.',
  ocoWaits:
    'Продаёт по лимитной цене или лучше либо по рыночной, когда цена опустится до стоп-цены. Когда исполнена одна, другая отменяется.',
  exits: 'Тейк-профит и стоп-лосс',
  takeProfit: 'Тейк-профит',
  stopLoss: 'Стоп-лосс',
  exitsFollow:
    'После исполнения покупки эти заявки продают купленное. Когда исполнена одна, другая отменяется.',
  atTakeProfit: 'При тейк-профите вы получите',
  atStopLoss: 'При стоп-лоссе вы получите примерно',
  fromPrice: '{percent} от {price}',
  saveExits: 'Сохранить как мои значения',
  exitsSaved: 'Сохранено как ваши значения',
  placeStopBuy: 'Стоп-заявка: купить {quantity} {code}',
  placeStopSell: 'Стоп-заявка: продать {quantity} {code}',
} satisfies Translation['spot']
