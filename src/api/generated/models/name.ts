/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 128
 */
export type Name = string;
