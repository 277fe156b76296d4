/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { LedgerEntryId } from './ledgerEntryId.ts';
import type { LedgerEntryType } from './ledgerEntryType.ts';
import type { ListLedgerEntriesBalance } from './listLedgerEntriesBalance.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';
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
 * Only entries of one currency.
 */
currencyId?: CurrencyId;
/**
 * Only entries of one product's quantity.
 */
productId?: RowId;
/**
 * Only entries older than this one, by its id. However long a history is, its next page is found at once, and none is
 * left out or comes twice when entries are added meanwhile.
 */
before?: LedgerEntryId;
/**
 * From this moment on.
 */
startTime?: Time;
/**
 * Before this moment.
 */
endTime?: Time;
};
