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
 * Filter by order status, or all orders that are no longer open.
 */
status?: ListBibiOrdersStatus;
/**
 * Filter by pair.
 */
pairCode?: PairCode;
/**
 * Filter by side: buy or sell of the base coin.
 */
exchangeType?: ExchangeType;
/**
 * Placed at or after this time.
 */
startTime?: Time;
/**
 * Placed before this time.
 */
endTime?: Time;
};
