/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Size of the caller's order as a share of the trader's, 0.01 to 10.
 * @maxLength 6
 * @pattern ^(0\.(0[1-9]|[1-9][0-9]?)|[1-9](\.[0-9]{1,2})?|10)$
 */
export type Ratio = string;
