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
status?: DepositStatus;
channelId?: RowId;
/**
 * Asked for at this moment or later.
 */
startTime?: Time;
/**
 * Asked for before this moment.
 */
endTime?: Time;
};
