/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages.
 */
export type KeyWordsParameter = string;
