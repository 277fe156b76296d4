/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

export interface WithdrawPasswordState {
  isSet: boolean;
  /** Wrong ones have locked it until then. */
  lockedUntil: Time | null;
  /** It was set for the first time, or anew without knowing the old one: withdrawals are possible from then on. */
  withdrawalsFrom: Time | null;
}
