/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';
import type { EntryId } from './entryId.ts';
import type { LedgerReferenceType } from './ledgerReferenceType.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { RealisedGainId } from './realisedGainId.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * The part of a sale that comes from one lot: units that were acquired at once. Amounts are in USDT. A transaction without proceeds that
 * takes units away, such as an early redemption fee, has proceeds of 0.
 */
export interface RealisedGain {
  id: RealisedGainId;
  productId: RowId;
  assetName: Name;
  quantity: PositiveAmount;
  acquiredAt: Time;
  acquiredType: LedgerReferenceType;
  acquiredId: EntryId;
  soldAt: Time;
  referenceType: LedgerReferenceType;
  referenceId: EntryId;
  /** What was received, less fees. */
  proceeds: Amount;
  /** What was paid, fees included. */
  cost: Amount;
  /** Negative: a loss. */
  gain: Decimal;
}
