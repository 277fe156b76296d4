/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Transaction ID and the entry's position within the transaction.
 * @maxLength 24
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})-(0|[1-9][0-9]{0,3})$
 */
export type LedgerEntryId = string;
