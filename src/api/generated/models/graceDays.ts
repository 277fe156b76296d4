/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole days that an instalment may be late before the loan is called, all of it being owed.
 * @minimum 1
 * @maximum 365
 */
export type GraceDays = number;
