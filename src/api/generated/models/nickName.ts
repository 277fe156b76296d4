/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Public name of a trader; unique. Stored normalized (NFKC). Names of the operator are refused, also when written with look-alike characters.
 * @minLength 2
 * @maxLength 24
 * @pattern ^[\p{L}\p{N}][\p{L}\p{N} ._-]*[\p{L}\p{N}]$
 */
export type NickName = string;
