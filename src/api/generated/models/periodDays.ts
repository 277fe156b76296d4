/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole days of UTC between two instalments.
 * @minimum 1
 * @maximum 366
 */
export type PeriodDays = number;
