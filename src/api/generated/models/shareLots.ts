/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole lots.
 * @minimum 1
 * @maximum 1000
 */
export type ShareLots = number;
