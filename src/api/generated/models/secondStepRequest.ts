/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface SecondStepRequest {
  /**
     * From the `login` response; valid for five minutes.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  challenge: string;
  /**
     * Six-digit code from the authenticator app, or a recovery code.
     * @pattern ^[0-9A-Za-z -]{6,20}$
     */
  code: string;
}
