/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * At least 8 characters, letters and digits only, with a letter among them.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*$
 */
export type Password = string;
