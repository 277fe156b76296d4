/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * In the currency paid, with no more decimals than it has.
 * @maxLength 40
 * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
 */
export type ExchangeAmount = string;
