import type { Dictionary } from '../overlay.ts'

export default {
  amountToSpend: 'Spend up to',
  amountToReceive: 'Min. to receive',
  holdingAfter: 'Holding after',
  proceeds: 'Proceeds',
  feeOfProceeds: '{rate} of the proceeds',
  rangeQuantity: 'From {minimum} to {maximum} {code}, in steps of {step}',
  stop: 'Stop',
  stopLimit: 'Stop limit',
  oco: 'OCO',
  stopPrice: 'Stop price',
  stopReached: 'Stop triggered',
  atMost: 'At most',
  validUntil: 'Valid until',
  timeInForce: 'Time in force',
  untilCanceled: 'Until canceled',
  today: 'Today only',
  stopBuyWaits:
    'Buys once the price rises to the stop price, for at most {percent} more. If the market jumps past that, the order waits there as a limit order.',
  stopBuyWaitsExact:
    'Buys at the stop price once the market rises to it. If the market jumps past it, the order waits there as a limit order.',
  stopSellWaits:
    'Sells at the market price once the price falls to the stop price. In a fast market you may get well below it.',
  stopLimitWaits:
    'Becomes a limit order once the market reaches the stop price. It may stay unfilled if the price moves on.',
  ocoWaits:
    'Sells at the limit price or better, or at the market price once the price falls to the stop price. When one is filled, the other is canceled.',
  exits: 'Take profit and stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Once the purchase is filled, these sell what you bought. When one is filled, the other is canceled.',
  atTakeProfit: 'If take profit is hit, you receive',
  atStopLoss: 'If stop loss is hit, you receive about',
  fromPrice: '{percent} from {price}',
  saveExits: 'Save as my defaults',
  exitsSaved: 'Saved as your defaults',
  placeStopBuy: 'Place stop order: buy {quantity} {code}',
  placeStopSell: 'Place stop order: sell {quantity} {code}',
} as const satisfies Dictionary
