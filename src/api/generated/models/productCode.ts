/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
export type ProductCode = string;
