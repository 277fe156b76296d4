/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The price shown in the preview, unchanged: above zero, at most 11 decimals.
 * @maxLength 30
 * @pattern ^(0\.[0-9]{0,10}[1-9]0{0,10}|[1-9][0-9]{0,7}(\.[0-9]{1,11})?)$
 */
export type PreviewPrice = string;
