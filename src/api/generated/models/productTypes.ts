/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Product types to copy, comma-separated.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
export type ProductTypes = string;
