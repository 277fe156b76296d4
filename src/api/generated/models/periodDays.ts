/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole UTC days between two installments.
 * @minimum 1
 * @maximum 366
 */
export type PeriodDays = number;
