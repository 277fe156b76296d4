/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { BibiOrderStatus } from './bibiOrderStatus.ts';
import type { Decimal } from './decimal.ts';
import type { EntryId } from './entryId.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { Message } from './message.ts';
import type { OrderType } from './orderType.ts';
import type { PairCode } from './pairCode.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface BibiOrder {
  id: EntryId;
  pairCode: PairCode;
  baseCode: ProductCode;
  quoteCode: ProductCode;
  baseProductId: RowId;
  quoteProductId: RowId;
  exchangeType: ExchangeType;
  orderType: OrderType;
  status: BibiOrderStatus;
  /** In the base coin. */
  quantity: PositiveAmount;
  limitPrice: PositiveAmount | null;
  fillPrice: PositiveAmount | null;
  /** Price × quantity, in the quote coin: at the fill price, or at the limit price while open. */
  cost: Amount;
  feeRate: Rate;
  /** In the coin received. */
  fee: Amount;
  feeCode: ProductCode;
  /** While open, the amount on hold. */
  paid: Amount;
  paidCode: ProductCode;
  /** After the fee. */
  received: Amount;
  receivedCode: ProductCode;
  /** Price of the base coin in USDT at the fill. */
  basePrice: PositiveAmount | null;
  /** Price of the quote coin in USDT at the fill. */
  quotePrice: PositiveAmount | null;
  /** Value of the amount paid in USDT at the fill; this is the cost of the coins received. */
  value: Amount | null;
  /** Value of the coins paid minus their cost, fees included, in USDT. */
  profit: Decimal | null;
  /** Rejection reason. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: Time | null;
}
