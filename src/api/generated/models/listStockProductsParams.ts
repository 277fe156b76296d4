/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { KeyWordsParameter } from './keyWordsParameter.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListStockProductsParams = {
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
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: KeyWordsParameter;
};
