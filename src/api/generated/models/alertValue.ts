/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A price in USDT, or a percentage with at most two decimals. Above zero; out of range is rejected with 422 and the bound, and more
 * decimals than the product's price has with `hint_off_step`.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,7}(\.[0-9]{1,18})?)$
 */
export type AlertValue = string;
