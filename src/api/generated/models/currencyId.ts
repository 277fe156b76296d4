/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 9999
 */
export type CurrencyId = number;
