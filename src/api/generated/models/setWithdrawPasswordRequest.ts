/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SecondCode } from './secondCode.ts';

export interface SetWithdrawPasswordRequest {
  /**
     * Sign-in password.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  code?: SecondCode;
}
