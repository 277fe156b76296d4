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
  /** Fixed price per share. */
  price: PositiveAmount;
  /** Shares per lot. */
  lotSize: PositiveAmount;
  /** Rate of the price of allotted shares; nothing is charged for the rest. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  lots: ShareLots;
  /** Shares requested. */
  shares: PositiveAmount;
  /** Amount put on hold: price and fee of all requested shares. */
  held: PositiveAmount;
  /** Null until the draw is settled. */
  allottedLots: number | null;
  /** Null until the draw is settled. */
  allottedShares: Amount | null;
  /** Cost of the allotted shares; null until the draw is settled. */
  cost: Amount | null;
  /** Null until the draw is settled. */
  fee: Amount | null;
  /** Amount released: all of it if canceled. Null while waiting. */
  refund: Amount | null;
  createdAt: Time;
  /** From this time, subscribing and canceling are no longer possible. */
  closesAt: Time;
  /** Time the seed is revealed and the draw takes place. */
  drawsAt: Time;
  /** From this time, allotted shares can be sold. */
  listsAt: Time;
  /** Time of cancellation or of the draw settlement; null while waiting. */
  settledAt: Time | null;
  /** Time the shares were released; null before. */
  listedAt: Time | null;
}
