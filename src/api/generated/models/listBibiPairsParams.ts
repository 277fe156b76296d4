/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListBibiPairsParams = {
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
 * Part of a pair’s code or of its base coin’s name, found and ordered as products are.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: string;
};
