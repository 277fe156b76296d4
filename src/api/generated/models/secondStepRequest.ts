/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface SecondStepRequest {
  /**
     * From the answer of `login`, for five minutes.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  challenge: string;
  /**
     * Six digits of the authenticator app, or a recovery code.
     * @pattern ^[0-9A-Za-z -]{6,20}$
     */
  code: string;
}
