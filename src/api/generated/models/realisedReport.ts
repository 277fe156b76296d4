/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CostMethod } from './costMethod.ts';
import type { CurrencyId } from './currencyId.ts';
import type { RealisedProductTotal } from './realisedProductTotal.ts';
import type { RealisedResult } from './realisedResult.ts';
import type { RealisedTotal } from './realisedTotal.ts';
import type { TaxYear } from './taxYear.ts';
import type { Time } from './time.ts';

/**
 * The realized gains of one year and their totals, in USDT, by the cost method that the account has chosen. `results` are realized results that
 * have no lots.
 */
export interface RealisedReport {
  currencyId: CurrencyId;
  method: CostMethod;
  year: TaxYear;
  /** Year of the first result, or the current one. */
  firstYear: TaxYear;
  /** The current year. */
  lastYear: TaxYear;
  /** Whether all entries before `includedTo` are all that are settled. False while a long history is still being read; each call goes on. */
  isComplete: boolean;
  /** Entries before this time are included. */
  includedTo: Time;
  total: RealisedTotal;
  /** @maxItems 5000 */
  products: RealisedProductTotal[];
  /** @maxItems 6 */
  results: RealisedResult[];
}
