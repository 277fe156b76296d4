/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * An amount shown in the preview and confirmed: zero or positive.
 * @maxLength 21
 * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
 */
export type AgreedAmount = string;
