/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 60
 */
export type InstalmentCount = number;
