/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The same language as a number from 1 to 19, in the order of the codes.
 */
export type LanguageIdParameter = number;
