/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Rows a page.
 */
export type PageSizeParameter = number;
