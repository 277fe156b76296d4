/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListMessagesParams = {
/**
 * 1: those that are not read yet, alone.
 */
isUnread?: Flag;
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
