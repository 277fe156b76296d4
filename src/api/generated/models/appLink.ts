/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A route of the app, or an https address.
 * @maxLength 500
 * @pattern ^([/][A-Za-z0-9._~/?=&%-]*|https://[^\s]+)$
 */
export type AppLink = string;
