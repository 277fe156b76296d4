/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole days an installment can be late before the loan is called: the full loan is then due.
 * @minimum 1
 * @maximum 365
 */
export type GraceDays = number;
