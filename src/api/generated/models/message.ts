/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @maxLength 2000
 */
export type Message = string;
