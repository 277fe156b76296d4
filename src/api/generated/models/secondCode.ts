/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Six-digit code from the authenticator app, or a recovery code. Required while two-step verification is on; if it is missing, the response is
 * 422, hint_second_code_needed, which does not count as an attempt.
 * @maxLength 20
 * @pattern ^[0-9A-Za-z -]{6,20}$
 */
export type SecondCode = string;
