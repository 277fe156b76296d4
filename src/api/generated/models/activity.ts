/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ActivityPrize } from './activityPrize.ts';
import type { ActivityState } from './activityState.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';
import type { Time } from './time.ts';
import type { Total } from './total.ts';

/**
 * A free price forecast: what a product will cost at `endsAt`. Forecasts are ranked by their distance from the product's price at `endsAt`,
 * closest first; in a tie, the earlier forecast ranks higher.
 */
export interface Activity {
  id: RowId;
  title: Name;
  summary: Text;
  state: ActivityState;
  /** Whether it can be joined now. */
  isOpen: boolean;
  productType: ProductType;
  productCode: ProductCode;
  /** Joining opens (inclusive). */
  startsAt: Time;
  /** Joining closes (exclusive). */
  joinUntil: Time;
  /** Time of the final price. */
  endsAt: Time;
  /** @maxItems 100 */
  prizes: ActivityPrize[];
  currencyName: Name;
  participants: Total;
  /** Final price; null until the results are published. */
  closePrice: PositiveAmount | null;
  myForecast: PositiveAmount | null;
  myRank: Total | null;
}
