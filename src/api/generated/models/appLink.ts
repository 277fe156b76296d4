/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * App route, or an https URL.
 * @maxLength 500
 * @pattern ^([/][A-Za-z0-9._~/?=&%-]*|https://[^\s]+)$
 */
export type AppLink = string;
