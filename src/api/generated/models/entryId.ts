/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An identifier made by the back end, ascending in time: a whole number of 63 bits. A string, because it is larger than a double can hold.
 * @maxLength 19
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})$
 */
export type EntryId = string;
