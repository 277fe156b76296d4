/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';
import type { SpotOrderStatus } from './spotOrderStatus.ts';

export type ListSpotOrdersParams = {
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
/**
 * Filter by order status.
 */
status?: SpotOrderStatus;
/**
 * Filter by product.
 */
productId?: RowId;
};
