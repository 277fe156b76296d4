/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Message key of why it was refused.
 * @maxLength 200
 */
export type Reason = string;
