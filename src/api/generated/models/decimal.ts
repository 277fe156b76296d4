/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Exact decimal, may be negative.
 * @maxLength 40
 * @pattern ^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?$
 */
export type Decimal = string;
