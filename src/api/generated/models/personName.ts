/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\u0000]*$
 */
export type PersonName = string;
