/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 1000
 */
export type DurationCount = number;
