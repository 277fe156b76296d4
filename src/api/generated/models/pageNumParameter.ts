/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The page, from 1.
 */
export type PageNumParameter = number;
