/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Path on the current server line, or an https URL.
 * @maxLength 500
 * @pattern ^([/][A-Za-z0-9._~/%-]*|https://[^\s]+)$
 */
export type AssetPath = string;
