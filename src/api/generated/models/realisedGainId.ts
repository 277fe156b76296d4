/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Transaction ID and the part of its sale.
 * @maxLength 28
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})-(0|[1-9][0-9]{0,7})$
 */
export type RealisedGainId = string;
