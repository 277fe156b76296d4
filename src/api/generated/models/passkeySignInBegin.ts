/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface PasskeySignInBegin {
  /**
     * From the `login` response, where a passkey is the second step.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  challenge?: string;
}
