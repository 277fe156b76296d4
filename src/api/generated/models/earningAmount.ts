/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An amount above zero, with as many decimals as the product says.
 * @maxLength 24
 * @pattern ^(0\.[0-9]{0,7}[1-9]0{0,7}|[1-9][0-9]{0,11}(\.[0-9]{1,8})?)$
 */
export type EarningAmount = string;
