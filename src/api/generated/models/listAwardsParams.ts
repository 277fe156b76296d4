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
 * Only awards of one kind.
 */
kind?: AwardKind;
/**
 * Only shares of the fees of one level of the team.
 */
level?: TeamLevelNumber;
/**
 * From this moment on.
 */
startTime?: Time;
/**
 * Before this moment.
 */
endTime?: Time;
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
};
