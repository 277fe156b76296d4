/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An identifier made by the back end, ascending in time. A string, because it is larger than a double can hold.
 * @pattern ^[1-9][0-9]{0,18}$
 */
export type EntryId = string;
