/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Page number, starting at 1.
 */
export type PageNumParameter = number;
