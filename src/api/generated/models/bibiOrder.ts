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
  /** Of the base coin. */
  quantity: PositiveAmount;
  limitPrice: PositiveAmount | null;
  fillPrice: PositiveAmount | null;
  /** Price times quantity, in the quote coin: of the fill; while open, at the limit. */
  cost: Amount;
  feeRate: Rate;
  /** In the coin that is received. */
  fee: Amount;
  feeCode: ProductCode;
  /** While open, what is held for it. */
  paid: Amount;
  paidCode: ProductCode;
  /** Less the fee. */
  received: Amount;
  receivedCode: ProductCode;
  /** The base coin in USDT, as it was filled. */
  basePrice: PositiveAmount | null;
  /** The quote coin in USDT, as it was filled. */
  quotePrice: PositiveAmount | null;
  /** What was paid was worth in USDT as it was filled: what the coins received have cost. */
  value: Amount | null;
  /** That value less what the coins paid had cost, fees included, in USDT. */
  profit: Decimal | null;
  /** Why it was rejected. */
  reason: Message | null;
  createdAt: Time;
  /** When it was filled or ended. */
  closedAt: Time | null;
}
