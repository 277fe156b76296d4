/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The key of a day: 32 bytes as hexadecimal digits.
 * @minLength 64
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type MarketKey = string;
