/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A path on the same line, or an https address.
 * @maxLength 500
 * @pattern ^([/][A-Za-z0-9._~/%-]*|https://[^\s]+)$
 */
export type AssetPath = string;
