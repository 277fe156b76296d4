/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Anonymous ID of a subscription in the published list; only its owner is told that it is theirs.
 * @maxLength 20
 * @pattern ^[0-9a-f]{20}$
 */
export type ShareEntryId = string;
