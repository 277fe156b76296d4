/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A calendar year, UTC.
 * @minimum 2000
 * @maximum 2099
 */
export type TaxYear = number;
