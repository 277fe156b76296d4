/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface FullProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  /**
     * Six-digit code from the authenticator app, or a recovery code.
     * @pattern ^[0-9A-Za-z -]{6,20}$
     */
  code: string;
}
