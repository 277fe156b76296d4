/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type RowId = number;
