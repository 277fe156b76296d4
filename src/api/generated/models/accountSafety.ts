/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

export interface AccountSafety {
  /** Null if the account is not frozen. */
  frozenSince: Time | null;
  /** When the freeze ends; null if nobody has asked for that. */
  unfreezesAt: Time | null;
  /** Withdrawals are possible from this time; null if they are possible now. */
  withdrawalsFrom: Time | null;
  /** Null if new cards and addresses can be used at once. */
  addressRestSince: Time | null;
  /** When that rest is turned off; null if nobody has asked for that. */
  addressRestEnds: Time | null;
}
