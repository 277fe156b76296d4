/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What is asked for: an exact decimal above zero, of at most 12 whole digits. More than the order or the balance may hold, or off its
 * step, is refused (422) with the bound.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,11}(\.[0-9]{1,18})?)$
 */
export type OrderAmount = string;
