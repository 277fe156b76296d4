/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Requested amount: exact decimal above zero with at most 12 integer digits. Values beyond what the order or the balance allows, or off the
 * step, are rejected (422) with the bound.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,11}(\.[0-9]{1,18})?)$
 */
export type OrderAmount = string;
