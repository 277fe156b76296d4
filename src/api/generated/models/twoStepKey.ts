/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface TwoStepKey {
  /**
     * Base32, for manual entry.
     * @pattern ^[A-Z2-7]{32}$
     */
  key: string;
  /**
     * Content of the QR code.
     * @maxLength 500
     * @pattern ^otpauth://totp/\S+$
     */
  address: string;
  /**
     * @minimum 1
     * @maximum 86400
     */
  expiresIn: number;
}
