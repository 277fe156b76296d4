/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RealisedGainId } from './realisedGainId.ts';
import type { TaxYear } from './taxYear.ts';

export type ListRealisedGainsParams = {
year: TaxYear;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Cursor: only rows after the row with this ID in the list.
 */
before?: RealisedGainId;
};
