/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Public name of a trader; unique.
 * @minLength 2
 * @maxLength 24
 * @pattern ^[\p{L}\p{N}][\p{L}\p{N} ._-]*[\p{L}\p{N}]$
 */
export type NickName = string;
