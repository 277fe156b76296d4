/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Time } from './time.ts';

export type ListExchangesParams = {
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
 * Filter by currency paid.
 */
fromCurrencyId?: CurrencyId;
/**
 * Filter by currency received.
 */
toCurrencyId?: CurrencyId;
/**
 * Start time, inclusive.
 */
startTime?: Time;
/**
 * End time, exclusive.
 */
endTime?: Time;
};
