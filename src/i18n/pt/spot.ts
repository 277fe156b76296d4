import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Gastar até',
  amountToReceive: 'Receber no mínimo',
  holdingAfter: 'Ativo depois',
  proceeds: 'Valor da venda',
  feeOfProceeds: '{rate} do valor da venda',
  rangeQuantity: 'De {minimum} a {maximum} {code}, em passos de {step}',
  stop: 'Stop',
  stopLimit: 'Stop limite',
  oco: 'OCO',
  stopPrice: 'Preço stop',
  stopReached: 'Stop acionado',
  atMost: 'No máximo',
  validUntil: 'Válida até',
  timeInForce: 'Validade',
  untilCanceled: 'Até cancelar',
  today: 'Só hoje',
  stopBuyWaits:
    'Compra quando o preço sobe até o preço stop, por no máximo {percent} a mais. Se o mercado saltar além disso, a ordem espera ali como ordem limitada.',
  stopBuyWaitsExact:
    'Compra ao preço stop quando o mercado sobe até ele. Se o mercado saltar além disso, a ordem espera ali como ordem limitada.',
  stopSellWaits:
    'Vende ao preço de mercado quando o preço cai até o preço stop. Num mercado rápido, você pode receber bem menos.',
  stopLimitWaits:
    'Torna-se uma ordem limitada quando o mercado atinge o preço stop. Pode ficar sem execução se o preço continuar.',
  ocoWaits:
    'Vende ao preço limite ou melhor, ou ao preço de mercado quando o preço cai até o preço stop. Quando uma é executada, a outra é cancelada.',
  exits: 'Take profit e stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Depois de executada a compra, estas ordens vendem o que você comprou. Quando uma é executada, a outra é cancelada.',
  atTakeProfit: 'Se o take profit for atingido, você recebe',
  atStopLoss: 'Se o stop loss for atingido, você recebe cerca de',
  fromPrice: '{percent} em relação a {price}',
  saveExits: 'Salvar como meus padrões',
  exitsSaved: 'Salvo como seus padrões',
  placeStopBuy: 'Ordem stop: comprar {quantity} {code}',
  placeStopSell: 'Ordem stop: vender {quantity} {code}',
} satisfies Translation['spot']
