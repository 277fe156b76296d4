/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Total rows across all pages.
 * @minimum 0
 * @maximum 1000000000
 */
export type Total = number;
