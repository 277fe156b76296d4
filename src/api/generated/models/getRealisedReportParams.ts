/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { TaxYear } from './taxYear.ts';

export type GetRealisedReportParams = {
/**
 * The current one by default.
 */
year?: TaxYear;
};
