/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SecondCode } from './secondCode.ts';

export interface ResetWithdrawPasswordRequest {
  /**
     * Sign-in password.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /**
     * Code sent to the account.
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
  /** As `code` in other requests; here `code` is the code sent to the account. */
  secondCode?: SecondCode;
}
