/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Fraction, 0 to 0.05.
 * @maxLength 6
 * @pattern ^(0|0\.0([0-4][0-9]{0,2}|5))$
 */
export type Slippage = string;
