/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Forecast price: above zero, at most 11 decimals. It cannot be changed later.
 * @maxLength 30
 * @pattern ^(0\.[0-9]{0,10}[1-9]0{0,10}|[1-9][0-9]{0,11}(\.[0-9]{1,11})?)$
 */
export type Forecast = string;
