/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Rate } from './rate.ts';
import type { TeamLevelNumber } from './teamLevelNumber.ts';
import type { Total } from './total.ts';

/**
 * One level of a team, with its published share.
 */
export interface TeamLevel {
  level: TeamLevelNumber;
  /** Of the fees that a member of this level pays on spot orders and contracts. */
  rate: Rate;
  /** People of this level. */
  members: Total;
  /** What came of this level so far. */
  earned: Amount;
}
