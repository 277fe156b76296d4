/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Part of a product's code or name, in any of its languages.
 */
export type KeyWordsParameter = string;
