/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SecondCode } from './secondCode.ts';

export interface ResetWithdrawPasswordRequest {
  /**
     * The password of signing in.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /**
     * The code that was sent to the account.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  /** As `code` elsewhere, which is here the code that was sent to the account. */
  secondCode?: SecondCode;
}
