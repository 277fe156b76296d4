/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Time } from './time.ts';
import type { WithdrawalStatus } from './withdrawalStatus.ts';

export type ListWithdrawalsParams = {
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
 * Filter by status.
 */
status?: WithdrawalStatus;
/**
 * Requested at or after this time.
 */
startTime?: Time;
/**
 * Requested before this time.
 */
endTime?: Time;
};
