/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Rate } from './rate.ts';
import type { TeamLevelNumber } from './teamLevelNumber.ts';
import type { Total } from './total.ts';

/**
 * One level of a team, with its published commission rate.
 */
export interface TeamLevel {
  level: TeamLevelNumber;
  /** Rate of the fees that members of this level pay on spot orders and contracts. */
  rate: Rate;
  /** Number of members. */
  members: Total;
  /** Commissions earned at this level so far. */
  earned: Amount;
}
