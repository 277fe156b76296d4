/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Fraction. Positive: longs pay shorts. Negative: shorts pay longs.
 * @maxLength 24
 * @pattern ^-?(0|[1-9][0-9]{0,3})(\.[0-9]{1,10})?$
 */
export type SignedRate = string;
