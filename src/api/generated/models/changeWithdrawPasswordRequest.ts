/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SecondCode } from './secondCode.ts';

export interface ChangeWithdrawPasswordRequest {
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  newWithdrawPassword: string;
  code?: SecondCode;
}
