/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CopyStatus } from './copyStatus.ts';
import type { EntryId } from './entryId.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListCopiesParams = {
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
 * Filter by followed trader (ID of the follow).
 */
followId?: EntryId;
/**
 * Filter by whether the order was placed.
 */
status?: CopyStatus;
};
