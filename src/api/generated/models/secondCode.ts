/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Six digits of the authenticator app, or a recovery code. Needed while two-step sign-in is on: without it the answer is 422,
 * hint_second_code_needed, which counts as no attempt.
 * @maxLength 20
 * @pattern ^[0-9A-Za-z -]{6,20}$
 */
export type SecondCode = string;
