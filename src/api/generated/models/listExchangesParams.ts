/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Time } from './time.ts';

export type ListExchangesParams = {
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
 * Only those paid in this currency.
 */
fromCurrencyId?: CurrencyId;
/**
 * Only those received in this currency.
 */
toCurrencyId?: CurrencyId;
/**
 * From this moment on.
 */
startTime?: Time;
/**
 * Before this moment.
 */
endTime?: Time;
};
