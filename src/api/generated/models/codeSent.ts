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
     * Seconds until another code may be asked for.
     * @minimum 0
     * @maximum 3600
     */
  resendAfter: number;
  /**
     * Seconds for which this code counts.
     * @minimum 1
     * @maximum 86400
     */
  expiresIn: number;
  /**
     * The code itself, in a sandbox without a mail or message service; null anywhere else.
     * @nullable
     * @pattern ^[0-9]{4,10}$
     */
  sandboxCode: string | null;
}
