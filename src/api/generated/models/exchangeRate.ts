/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Units of the currency received per unit of the currency paid; at most 16 decimals.
 * @maxLength 40
 * @pattern ^(0|[1-9][0-9]{0,17})(\.[0-9]{1,16})?$
 */
export type ExchangeRate = string;
