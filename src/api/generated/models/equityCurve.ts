/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { EquityCurvePointsItem } from './equityCurvePointsItem.ts';
import type { EquityRange } from './equityRange.ts';
import type { EquityReturns } from './equityReturns.ts';

export interface EquityCurve {
  currencyId: CurrencyId;
  range: EquityRange;
  /**
     * Oldest first; the last point is the current value.
     * @minItems 1
     * @maxItems 500
     */
  points: EquityCurvePointsItem[];
  returns?: EquityReturns;
}
