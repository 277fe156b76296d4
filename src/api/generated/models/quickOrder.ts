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
  /** Stake plus fee: what was taken when it was placed. */
  total: Amount;
  /** What it earns when it is won. */
  profit: Amount;
  winReturns: Amount;
  drawReturns: Amount;
  currencyId: CurrencyId;
  /** The public price when it was placed. */
  openPrice: PositiveAmount;
  /** When the market made that price. */
  openPriceTime: Time;
  /** Its duration after `createdAt`, to the millisecond. */
  expiresAt: Time;
  /** The public price at `expiresAt`. */
  closePrice: PositiveAmount | null;
  /** When the market made that price: the last tick up to `expiresAt`. */
  closePriceTime: Time | null;
  /** What came back in the end; null while open. */
  returned: Amount | null;
  /** What came back less what was taken; null while open. */
  net: Decimal | null;
  /** Why it was voided. */
  reason: Message | null;
  createdAt: Time;
  /** When its outcome was booked; `expiresAt` is what it was decided by. */
  closedAt: Time | null;
}
