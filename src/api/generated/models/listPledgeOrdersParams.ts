/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ListPledgeOrdersStatus } from './listPledgeOrdersStatus.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListPledgeOrdersParams = {
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
status?: ListPledgeOrdersStatus;
};
