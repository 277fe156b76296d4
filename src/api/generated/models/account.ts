/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An email address or a phone number with its area prefix.
 * @minLength 5
 * @maxLength 100
 * @pattern ^\S+$
 */
export type Account = string;
