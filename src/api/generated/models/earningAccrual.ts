/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * What one day has earned. Of an order with n of them, the amounts add up to principal times dailyRate times n, cut to the minor unit
 * once.
 */
export interface EarningAccrual {
  /**
     * The order and the number of the day.
     * @pattern ^[1-9][0-9]{0,18}-[1-9][0-9]{0,3}$
     */
  id: string;
  orderId: EntryId;
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /**
     * Of the order’s days, from 1.
     * @minimum 1
     * @maximum 3650
     */
  number: number;
  /** The first moment of the day that it is for. */
  day: Time;
  principal: PositiveAmount;
  dailyRate: Rate;
  amount: Amount;
  /** The entries that it was posted by. */
  transactionId: EntryId;
  /** When it was posted: as the day ended, or later when the program did not run; entries are never backdated. */
  postedAt: Time;
}
