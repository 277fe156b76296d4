/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The owner's name for it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
export type PasskeyName = string;
