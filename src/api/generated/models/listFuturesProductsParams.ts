/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { KeyWordsParameter } from './keyWordsParameter.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListFuturesProductsParams = {
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
 * Part of a product's code or name, without regard to case, accents, width, spaces and signs. What is found by the code, the English name or the name in the language asked for comes first, the closest at the top; then what another language calls so.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: KeyWordsParameter;
};
