/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @maxLength 90
 * @pattern ^[A-Za-z0-9]{20,90}$
 */
export type Address = string;
