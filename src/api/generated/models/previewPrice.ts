/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The price that the preview showed, as it was shown: above zero, of at most 11 decimals.
 * @maxLength 30
 * @pattern ^(0\.[0-9]{0,10}[1-9]0{0,10}|[1-9][0-9]{0,7}(\.[0-9]{1,11})?)$
 */
export type PreviewPrice = string;
