/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * At least 8 characters, only letters and digits, at least one letter.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*$
 */
export type Password = string;
