/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { Name } from './name.ts';
import type { Time } from './time.ts';

/**
 * What a person has in one asset.
 */
export interface EarningTotal {
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /** The principal of the orders that run. */
  running: Amount;
  /**
     * How many run.
     * @minimum 0
     * @maximum 1000000
     */
  orders: number;
  /** What all orders have earned so far. */
  accrued: Amount;
  /** The first moment of the last day that is over. */
  lastDay: Time;
  /** What was posted for that day. */
  lastDayEarned: Amount;
}
