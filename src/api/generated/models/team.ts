/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Name } from './name.ts';
import type { TeamLevel } from './teamLevel.ts';

/**
 * An account's referrals by level, with commissions earned.
 */
export interface Team {
  /**
     * @maxLength 12
     * @pattern ^[A-Z0-9]{4,12}$
     */
  inviteCode: string;
  /** Masked name of the referrer; set when the account is opened, never later. */
  invitedBy: Name | null;
  currencyName: Name;
  /** Commissions earned at all levels so far. */
  earned: Amount;
  /**
     * @minItems 2
     * @maxItems 2
     */
  levels: TeamLevel[];
}
