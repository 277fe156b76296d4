import type { BaseTranslation } from '../generated/types.ts'

export default {
  amountToSpend: 'Max. to spend',
  holdingAfter: 'Holding after',
  proceeds: 'Proceeds',
  rangeQuantity: 'From {minimum:string} to {maximum:string} {code:string}, in steps of {step:string}',
  stop: 'Stop',
  stopLimit: 'Stop limit',
  oco: 'OCO',
  stopPrice: 'Stop price',
  stopReached: 'Stop reached',
  atMost: 'At most',
  validUntil: 'Valid until',
  timeInForce: 'Time in force',
  untilCanceled: 'Until canceled',
  today: 'Today only',
  stopBuyWaits:
    'Buys once the price rises to the stop price, for at most 0.5% more. If the market jumps past that, the order waits there as a limit order.',
  stopSellWaits:
    'Sells at the market price once the price falls to the stop price. In a fast market you may get well below it.',
  stopLimitWaits:
    'Becomes a limit order once the market reaches the stop price. It may stay unfilled if the price moves on.',
  ocoWaits:
    'Sells at the limit price or better, or at the market price once the price falls to the stop price. When one is filled, the other is canceled.',
  dayEnds: 'Canceled if not filled by {time:string}.',
  exits: 'Take profit and stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Once the purchase is filled, these sell what you bought. When one is filled, the other is canceled.',
  atTakeProfit: 'If take profit is hit, you receive',
  atStopLoss: 'If stop loss is hit, you receive about',
  exitOrder: 'Exit order',
} satisfies BaseTranslation
