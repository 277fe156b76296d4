/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Name } from './name.ts';
import type { TeamLevel } from './teamLevel.ts';

/**
 * Whom somebody has invited, level by level, and what came of it.
 */
export interface Team {
  /**
     * @maxLength 12
     * @pattern ^[A-Z0-9]{4,12}$
     */
  inviteCode: string;
  /** The masked name of who invited this account; it is set as the account is opened, and never later. */
  invitedBy: Name | null;
  currencyName: Name;
  /** Of all levels so far. */
  earned: Amount;
  /**
     * @minItems 2
     * @maxItems 2
     */
  levels: TeamLevel[];
}
