/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whole days of UTC, each of which earns.
 * @minimum 1
 * @maximum 3650
 */
export type TermDays = number;
