/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Amount above zero, at most two decimals.
 * @maxLength 18
 * @pattern ^(0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,11}(\.[0-9]{1,2})?)$
 */
export type Stake = string;
