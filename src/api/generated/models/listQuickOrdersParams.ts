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
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Only orders in one state, or all that have ended.
 */
status?: ListQuickOrdersStatus;
/**
 * Only orders in one product.
 */
productId?: RowId;
/**
 * Only orders placed at this moment or later.
 */
startTime?: Time;
/**
 * Only orders placed before this moment.
 */
endTime?: Time;
};
