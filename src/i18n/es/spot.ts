import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Gastar hasta',
  amountToReceive: 'Recibir como mínimo',
  holdingAfter: 'En cartera después',
  proceeds: 'Importe de venta',
  feeOfProceeds: '{rate} del importe de venta',
  rangeQuantity: 'De {minimum} a {maximum} {code}, en pasos de {step}',
  stop: 'Stop',
  stopLimit: 'Stop límite',
  oco: 'OCO',
  stopPrice: 'Precio stop',
  stopReached: 'Stop activado',
  atMost: 'Como máximo',
  validUntil: 'Válida hasta',
  timeInForce: 'Vigencia',
  untilCanceled: 'Hasta cancelación',
  today: 'Solo hoy',
  stopBuyWaits:
    'Compra cuando el precio sube al precio stop, por un {percent} más como máximo. Si el mercado salta por encima, la orden espera allí como orden limitada.',
  stopBuyWaitsExact:
    'Compra al precio stop cuando el mercado sube hasta él. Si el mercado salta por encima, la orden espera allí como orden limitada.',
  stopSellWaits:
    'Vende al precio de mercado cuando el precio cae al precio stop. En un mercado rápido puede obtener bastante menos.',
  stopLimitWaits:
    'Se convierte en orden limitada cuando el mercado alcanza el precio stop. Puede quedar sin ejecutar si el precio sigue moviéndose.',
  ocoWaits:
    'Vende al precio límite o mejor, o al precio de mercado cuando el precio cae al precio stop. Cuando una se ejecuta, la otra se cancela.',
  exits: 'Take profit y stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Cuando se ejecuta la compra, estas órdenes venden lo comprado. Cuando una se ejecuta, la otra se cancela.',
  atTakeProfit: 'Si se alcanza el take profit, recibe',
  atStopLoss: 'Si se alcanza el stop loss, recibe unos',
  fromPrice: '{percent} respecto a {price}',
  saveExits: 'Guardar como mis valores',
  exitsSaved: 'Guardados como sus valores',
  placeStopBuy: 'Orden stop: comprar {quantity} {code}',
  placeStopSell: 'Orden stop: vender {quantity} {code}',
} satisfies Translation['spot']
