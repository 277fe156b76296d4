/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LedgerEntryType } from './ledgerEntryType.ts';
import type { ListLedgerEntriesBalance } from './listLedgerEntriesBalance.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Time } from './time.ts';

export type ListLedgerEntriesParams = {
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
 * Only entries of one type.
 */
type?: LedgerEntryType;
/**
 * Only changes of one of the two balances.
 */
balance?: ListLedgerEntriesBalance;
/**
 * From this moment on.
 */
startTime?: Time;
/**
 * Before this moment.
 */
endTime?: Time;
};
