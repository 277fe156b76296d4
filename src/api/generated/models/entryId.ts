/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * ID assigned by the back end, ascending over time: a 63-bit integer, sent as a string because it exceeds the precision of a double.
 * @maxLength 19
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})$
 */
export type EntryId = string;
