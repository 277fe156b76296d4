/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { LedgerEntryId } from './ledgerEntryId.ts';
import type { LedgerEntryType } from './ledgerEntryType.ts';
import type { ListLedgerEntriesBalance } from './listLedgerEntriesBalance.ts';
import type { PageNumParameter } from './pageNumParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export type ListLedgerEntriesParams = {
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
 * Filter by entry type.
 */
type?: LedgerEntryType;
/**
 * Filter by balance: available or held.
 */
balance?: ListLedgerEntriesBalance;
/**
 * Filter by currency.
 */
currencyId?: CurrencyId;
/**
 * Filter by product (changes of its quantity).
 */
productId?: RowId;
/**
 * Filter by what the entries are of: an order, deposit, loan or other record, by its ID.
 */
referenceId?: EntryId;
/**
 * Cursor: only entries older than the entry with this ID. Paging stays fast however long the history is, and no entry is skipped or repeated
 * when new entries are added.
 */
before?: LedgerEntryId;
/**
 * Start time, inclusive.
 */
startTime?: Time;
/**
 * End time, exclusive.
 */
endTime?: Time;
};
