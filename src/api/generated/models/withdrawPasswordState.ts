/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

export interface WithdrawPasswordState {
  isSet: boolean;
  /** Locked until then after wrong attempts. */
  lockedUntil: Time | null;
  /** Withdrawals are possible from then on, after the password was first set or was reset. */
  withdrawalsFrom: Time | null;
}
