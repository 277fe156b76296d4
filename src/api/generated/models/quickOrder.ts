/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { Direction } from './direction.ts';
import type { DurationCount } from './durationCount.ts';
import type { DurationUnit } from './durationUnit.ts';
import type { EntryId } from './entryId.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Message } from './message.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { QuickOrderStatus } from './quickOrderStatus.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface QuickOrder {
  id: EntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  exchangeType: Direction;
  status: QuickOrderStatus;
  duration: DurationCount;
  durationUnit: DurationUnit;
  stake: PositiveAmount;
  payoutRate: Rate;
  feeRate: Rate;
  fee: Amount;
  /** Stake plus fee: deducted when the order was placed. */
  total: Amount;
  /** Profit if won. */
  profit: Amount;
  winReturns: Amount;
  drawReturns: Amount;
  currencyId: CurrencyId;
  /** Public price when the order was placed. */
  openPrice: PositiveAmount;
  /** Time of that price on the market. */
  openPriceTime: Time;
  /** `createdAt` plus duration, to the millisecond. */
  expiresAt: Time;
  /** Public price at `expiresAt`. */
  closePrice: PositiveAmount | null;
  /** Time of that price on the market: the last tick up to `expiresAt`. */
  closePriceTime: Time | null;
  /** Amount returned; null while open. */
  returned: Amount | null;
  /** Amount returned minus amount deducted; null while open. */
  net: Decimal | null;
  /** Reason why it was voided. */
  reason: Message | null;
  createdAt: Time;
  /** Time the result was booked; the result is determined by `expiresAt`. */
  closedAt: Time | null;
}
