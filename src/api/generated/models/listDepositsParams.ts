/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DepositStatus } from './depositStatus.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export type ListDepositsParams = {
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
status?: DepositStatus;
channelId?: RowId;
/**
 * Requested at or after this time.
 */
startTime?: Time;
/**
 * Requested before this time.
 */
endTime?: Time;
};
