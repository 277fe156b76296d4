/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Email address, or phone number with country code.
 * @minLength 5
 * @maxLength 100
 * @pattern ^[^\s\u0000]+$
 */
export type Account = string;
