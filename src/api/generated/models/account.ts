/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An email address or a phone number with its area prefix.
 * @minLength 5
 * @maxLength 100
 * @pattern ^[^\s\u0000]+$
 */
export type Account = string;
