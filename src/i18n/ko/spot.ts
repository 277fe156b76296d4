import type { Translation } from '../types.ts'

export default {
  amountToSpend: '최대 지불액',
  amountToReceive: '최소 수령액',
  holdingAfter: '거래 후 보유량',
  proceeds: '매도 대금',
  feeOfProceeds: '매도 대금의 {rate}',
  rangeQuantity: '{minimum}~{maximum} {code}, {step} 단위',
  stop: '스톱',
  stopLimit: '스톱 지정가',
  oco: 'OCO',
  stopPrice: '스톱 가격',
  stopReached: '스톱 발동',
  atMost: '최대',
  validUntil: '유효 기한',
  timeInForce: '유효 기간',
  untilCanceled: '취소할 때까지',
  today: '오늘만',
  stopBuyWaits:
    '가격이 스톱 가격까지 오르면 최대 {percent} 높은 가격까지 매수합니다. 시장이 그 이상으로 뛰면 그 가격의 지정가 주문으로 대기합니다.',
  stopBuyWaitsExact:
    '가격이 스톱 가격까지 오르면 그 가격 이하로 매수합니다. 시장이 그 이상으로 뛰면 그 가격의 지정가 주문으로 대기합니다.',
  stopSellWaits:
    '가격이 스톱 가격까지 내리면 시장가로 매도합니다. 급변하는 시장에서는 훨씬 낮은 가격에 체결될 수 있습니다.',
  stopLimitWaits:
    '시장이 스톱 가격에 도달하면 지정가 주문이 됩니다. 가격이 계속 움직이면 체결되지 않을 수 있습니다.',
  ocoWaits:
    '지정가 이상으로 매도하거나, 가격이 스톱 가격까지 내리면 시장가로 매도합니다. 하나가 체결되면 다른 하나는 취소됩니다.',
  exits: '익절과 손절',
  takeProfit: '익절',
  stopLoss: '손절',
  exitsFollow: '매수가 체결되면 매수한 수량을 매도합니다. 하나가 체결되면 다른 하나는 취소됩니다.',
  atTakeProfit: '익절 시 받는 금액',
  atStopLoss: '손절 시 받는 금액(약)',
  fromPrice: '{price} 대비 {percent}',
  saveExits: '내 기본값으로 저장',
  exitsSaved: '기본값으로 저장됨',
  placeStopBuy: '스톱 주문: {quantity} {code} 매수',
  placeStopSell: '스톱 주문: {quantity} {code} 매도',
} satisfies Translation['spot']
