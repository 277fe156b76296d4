/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Made by the caller for one intention and kept until it has an answer. The same key with the same request gives
 * the first answer again; with another request it is refused with code 409.
 * @maxLength 36
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type IdempotencyKey = string;
