/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ListQuickOrdersStatus } from './listQuickOrdersStatus.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export type ListQuickOrdersParams = {
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
 * Filter by order status, or all orders that are no longer open.
 */
status?: ListQuickOrdersStatus;
/**
 * Filter by product.
 */
productId?: RowId;
/**
 * Placed at or after this time.
 */
startTime?: Time;
/**
 * Placed before this time.
 */
endTime?: Time;
};
