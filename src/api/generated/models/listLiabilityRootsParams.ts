/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { UtcDay } from './utcDay.ts';

export type ListLiabilityRootsParams = {
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Cursor: only days before this one.
 */
before?: UtcDay;
/**
 * Only this day, with its totals.
 */
day?: UtcDay;
};
