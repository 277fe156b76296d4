/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';

export type ListAlertsParams = {
/**
 * Alerts of this product only.
 */
productId?: RowId;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};
