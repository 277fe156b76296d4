/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Time } from './time.ts';
import type { WithdrawalStatus } from './withdrawalStatus.ts';

export type ListWithdrawalsParams = {
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
 * Only those in one state.
 */
status?: WithdrawalStatus;
/**
 * Asked for from this moment on.
 */
startTime?: Time;
/**
 * Asked for before this moment.
 */
endTime?: Time;
};
