/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Rejection reason, as a message key.
 * @maxLength 200
 */
export type Reason = string;
