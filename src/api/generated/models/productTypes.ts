/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Types of products that are copied, separated by commas.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
export type ProductTypes = string;
