/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Exact decimal above zero.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,14}(\.[0-9]{1,18})?)$
 */
export type PositiveAmount = string;
