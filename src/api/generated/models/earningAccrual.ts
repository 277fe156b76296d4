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
 * Interest of one day. The amounts of n days of an order add up to principal × dailyRate × n, rounded down to the minor unit once.
 */
export interface EarningAccrual {
  /**
     * Order ID and day number.
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
     * Day number within the order, from 1.
     * @minimum 1
     * @maximum 3650
     */
  number: number;
  /** Start of the day it is for. */
  day: Time;
  principal: PositiveAmount;
  dailyRate: Rate;
  amount: Amount;
  /** Ledger transaction of the entries. */
  transactionId: EntryId;
  /** Posting time: at the end of the day, or later after downtime; entries are never backdated. */
  postedAt: Time;
}
