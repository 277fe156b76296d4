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
 * Filter by product.
 */
productId?: RowId;
/**
 * Filter by close reason.
 */
closeReason?: ContractCloseReason;
/**
 * Closed at or after this time.
 */
startTime?: Time;
/**
 * Closed before this time.
 */
endTime?: Time;
};
