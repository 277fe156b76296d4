/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface CodeSent {
  /**
     * @minimum 4
     * @maximum 10
     */
  codeLength: number;
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     * @maximum 3600
     */
  resendAfter: number;
  /**
     * Seconds until this code expires.
     * @minimum 1
     * @maximum 86400
     */
  expiresIn: number;
  /**
     * The code itself in a sandbox without an email or SMS service; otherwise null.
     * @nullable
     * @pattern ^[0-9]{4,10}$
     */
  sandboxCode: string | null;
}
