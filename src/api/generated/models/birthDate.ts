/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @maxLength 10
 * @pattern ^[0-9]{4}-[0-9]{2}-[0-9]{2}$
 */
export type BirthDate = string;
