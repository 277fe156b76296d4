/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { ListBibiOrdersStatus } from './listBibiOrdersStatus.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { PairCode } from './pairCode.ts';
import type { Time } from './time.ts';

export type ListBibiOrdersParams = {
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
status?: ListBibiOrdersStatus;
/**
 * Only orders in one pair.
 */
pairCode?: PairCode;
/**
 * Only purchases or only sales of the base coin.
 */
exchangeType?: ExchangeType;
/**
 * Only orders placed at this moment or later.
 */
startTime?: Time;
/**
 * Only orders placed before this moment.
 */
endTime?: Time;
};
