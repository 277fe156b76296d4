/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole UTC days, each of which accrues.
 * @minimum 1
 * @maximum 3650
 */
export type TermDays = number;
