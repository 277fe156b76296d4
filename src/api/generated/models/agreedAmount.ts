/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An amount that the preview showed, and that was agreed to: zero or positive.
 * @maxLength 21
 * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
 */
export type AgreedAmount = string;
