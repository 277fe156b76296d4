/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Part of a product's code or name, without regard to case, accents, width, spaces and signs. What is found by the code, the English name or the name in the language asked for comes first, the closest at the top; then what another language calls so.
 */
export type KeyWordsParameter = string;
