/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractCloseReason } from './contractCloseReason.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export type ListContractHistoryParams = {
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
 * Only in one product.
 */
productId?: RowId;
/**
 * Only those that ended so.
 */
closeReason?: ContractCloseReason;
/**
 * Closed from this moment on.
 */
startTime?: Time;
/**
 * Closed before this moment.
 */
endTime?: Time;
};
