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
  /** The limit, else the price of this moment. */
  price: PositiveAmount;
  /** When the older of the pair's two prices was made. */
  priceTime: Time;
  /** The base coin in USDT, now. */
  basePrice: PositiveAmount;
  /** The quote coin in USDT, now. */
  quotePrice: PositiveAmount;
  /** Of the base coin. */
  quantity: Amount;
  /** Price times quantity, in the quote coin. */
  cost: Amount;
  feeRate: Rate;
  /** Taken out of what is received, in that coin. */
  fee: Amount;
  feeCode: ProductCode;
  /** What leaves the balance. */
  paid: Amount;
  paidCode: ProductCode;
  /** What reaches the balance, less the fee. */
  received: Amount;
  receivedCode: ProductCode;
  /** The worst price at which it may still be filled; of a limit order its limit. */
  worstPrice: PositiveAmount;
  /** What is paid at that price. */
  worstPaid: Amount;
  /** What is received at that price. */
  worstReceived: Amount;
  /** What is paid is worth, in USDT now. */
  value: Amount;
  /** Of the coin that is paid. */
  available: Amount;
  /** Why it could not be placed as it stands; null when it could. */
  problem: BibiProblem | null;
}
