/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Rows per page.
 */
export type PageSizeParameter = number;
