/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Base64url without padding.
 * @minLength 16
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PushKey = string;
