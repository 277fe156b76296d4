/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Percentage: 1.25 is 1.25%.
 * @maxLength 24
 * @pattern ^-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,4})?$
 */
export type Percent = string;
