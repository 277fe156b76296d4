/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The transaction and the posting's place in it.
 * @maxLength 24
 * @pattern ^[1-9][0-9]{0,18}-[0-9]{1,4}$
 */
export type LedgerEntryId = string;
