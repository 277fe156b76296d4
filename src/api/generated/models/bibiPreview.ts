/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { BibiProblem } from './bibiProblem.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { OrderType } from './orderType.ts';
import type { PairCode } from './pairCode.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { Rate } from './rate.ts';
import type { Time } from './time.ts';

export interface BibiPreview {
  pairCode: PairCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** Limit price, or current price for a market order. */
  price: PositiveAmount;
  /** Time of the older of the pair's two prices. */
  priceTime: Time;
  /** Current price of the base coin in USDT. */
  basePrice: PositiveAmount;
  /** Current price of the quote coin in USDT. */
  quotePrice: PositiveAmount;
  /** In the base coin. */
  quantity: Amount;
  /** Price × quantity, in the quote coin. */
  cost: Amount;
  feeRate: Rate;
  /** Deducted from the coin received, in that coin. */
  fee: Amount;
  feeCode: ProductCode;
  /** Amount deducted from the balance. */
  paid: Amount;
  paidCode: ProductCode;
  /** Amount credited to the balance, after the fee. */
  received: Amount;
  receivedCode: ProductCode;
  /** Worst price at which it can be filled; for a limit order, its limit price. */
  worstPrice: PositiveAmount;
  /** Amount paid at that price. */
  worstPaid: Amount;
  /** Amount received at that price. */
  worstReceived: Amount;
  /** Current value of the amount paid, in USDT. */
  value: Amount;
  /** Available balance of the coin paid. */
  available: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: BibiProblem | null;
}
