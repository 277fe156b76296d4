/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Amount above zero, with up to the product's number of decimals.
 * @maxLength 24
 * @pattern ^(0\.[0-9]{0,7}[1-9]0{0,7}|[1-9][0-9]{0,11}(\.[0-9]{1,8})?)$
 */
export type EarningAmount = string;
