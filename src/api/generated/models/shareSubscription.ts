/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { ShareEntryId } from './shareEntryId.ts';
import type { ShareLots } from './shareLots.ts';
import type { ShareSubscriptionStatus } from './shareSubscriptionStatus.ts';
import type { Time } from './time.ts';

export interface ShareSubscription {
  id: EntryId;
  offerId: RowId;
  entryId: ShareEntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  status: ShareSubscriptionStatus;
  /** Of one share; it does not move. */
  price: PositiveAmount;
  /** Shares in one lot. */
  lotSize: PositiveAmount;
  /** Of the price of the shares that are allotted; nothing for those that are not. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  lots: ShareLots;
  /** Shares that were asked for. */
  shares: PositiveAmount;
  /** What was held for them: price and fee of all of them. */
  held: PositiveAmount;
  /** Null until its draw is settled. */
  allottedLots: number | null;
  /** Null until its draw is settled. */
  allottedShares: Amount | null;
  /** What the allotted shares cost; null until its draw is settled. */
  cost: Amount | null;
  /** Null until its draw is settled. */
  fee: Amount | null;
  /** What became available again: all of it when cancelled. Null while it waits. */
  refund: Amount | null;
  createdAt: Time;
  /** From this moment on nobody can subscribe or cancel any more. */
  closesAt: Time;
  /** When the seed is revealed and the draw is made. */
  drawsAt: Time;
  /** From this moment on allotted shares can be sold. */
  listsAt: Time;
  /** When it was cancelled, or the draw was settled; null while it waits. */
  settledAt: Time | null;
  /** When its shares were set free; null before. */
  listedAt: Time | null;
}
