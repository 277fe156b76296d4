/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AwardKind } from './awardKind.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TeamLevelNumber } from './teamLevelNumber.ts';
import type { Time } from './time.ts';

export type ListAwardsParams = {
/**
 * Filter by reward kind.
 */
kind?: AwardKind;
/**
 * Filter commissions by team level.
 */
level?: TeamLevelNumber;
/**
 * Start time, inclusive.
 */
startTime?: Time;
/**
 * End time, exclusive.
 */
endTime?: Time;
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
