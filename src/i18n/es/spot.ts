import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Gastar como máximo',
  amountToReceive: 'Recibir como mínimo',
  holdingAfter: 'Tendrá después',
  proceeds: 'Producto de la venta',
  feeOfProceeds: '{rate} del producto de la venta',
  rangeQuantity: 'De {minimum} a {maximum} {code}, en pasos de {step}',
  stop: 'Stop',
  stopLimit: 'Stop límite',
  oco: 'OCO',
  stopPrice: 'Precio stop',
  stopReached: 'Stop alcanzado',
  atMost: 'Como máximo',
  validUntil: 'Válida hasta',
  timeInForce: 'Vigencia',
  untilCanceled: 'Hasta cancelar',
  today: 'Solo hoy',
  stopBuyWaits:
    'Compra cuando el precio sube al precio stop, por un {percent} más como máximo. Si el mercado salta por encima, la orden espera allí como orden límite.',
  stopBuyWaitsExact:
    'Compra cuando el precio sube al precio stop, y no más caro. Si el mercado salta por encima, la orden espera allí como orden límite.',
  stopSellWaits:
    'Vende al precio de mercado cuando el precio cae al precio stop. En un mercado rápido puedes obtener bastante menos.',
  stopLimitWaits:
    'Se convierte en orden límite cuando el mercado alcanza el precio stop. Puede quedar sin ejecutar si el precio sigue moviéndose.',
  ocoWaits:
    'Vende al precio límite o mejor, o al precio de mercado cuando el precio cae al precio stop. Cuando una se ejecuta, la otra se cancela.',
  exits: 'Take profit y stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Cuando se ejecuta la compra, estas órdenes venden lo comprado. Cuando una se ejecuta, la otra se cancela.',
  atTakeProfit: 'Si se alcanza el take profit, recibes',
  atStopLoss: 'Si se alcanza el stop loss, recibes unos',
  fromPrice: '{percent} respecto a {price}',
  saveExits: 'Guardar como mis valores',
  exitsSaved: 'Guardados como tus valores',
  placeStopBuy: 'Orden stop: comprar {quantity} {code}',
  placeStopSell: 'Orden stop: vender {quantity} {code}',
} satisfies Translation['spot']
