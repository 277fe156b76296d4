/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @maxLength 4000
 */
export type Text = string;
