/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Fraction: 0.001 is 0.1%.
 * @maxLength 24
 * @pattern ^(0|[1-9][0-9]{0,3})(\.[0-9]{1,10})?$
 */
export type Rate = string;
