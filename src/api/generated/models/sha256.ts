/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minLength 64
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type Sha256 = string;
