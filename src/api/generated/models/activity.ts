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
 * A forecast that costs nothing to join: what a product will cost at `endsAt`. The rule of its result: forecasts are ranked by their
 * distance from the product's price at `endsAt`, the nearest first; of two that are as near, the one that came first.
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
  /** It can be joined from this moment on … */
  startsAt: Time;
  /** … and before this one. */
  joinUntil: Time;
  /** The moment whose price decides. */
  endsAt: Time;
  /** @maxItems 100 */
  prizes: ActivityPrize[];
  currencyName: Name;
  participants: Total;
  /** The price that decided; null until the results are published. */
  closePrice: PositiveAmount | null;
  myForecast: PositiveAmount | null;
  myRank: Total | null;
}
