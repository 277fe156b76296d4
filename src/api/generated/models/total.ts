/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Rows in all pages together.
 * @minimum 0
 * @maximum 1000000000
 */
export type Total = number;
