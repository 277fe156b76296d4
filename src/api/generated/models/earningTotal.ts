/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { Name } from './name.ts';
import type { Time } from './time.ts';

/**
 * Totals of an account in one asset.
 */
export interface EarningTotal {
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /** Principal of active orders. */
  running: Amount;
  /**
     * Number of active orders.
     * @minimum 0
     * @maximum 1000000
     */
  orders: number;
  /** Total earned by all orders. */
  accrued: Amount;
  /** Start of the last completed day. */
  lastDay: Time;
  /** Amount credited for that day. */
  lastDayEarned: Amount;
}
