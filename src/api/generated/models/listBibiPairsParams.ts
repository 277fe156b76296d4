/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListBibiPairsParams = {
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
 * Part of a pair's code or of its base coin's name. Matching and sorting work as for products.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: string;
};
