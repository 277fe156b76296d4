/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Name } from './name.ts';
import type { TeamLevelNumber } from './teamLevelNumber.ts';
import type { Time } from './time.ts';

/**
 * Somebody of a team, with a masked name. What they own, trade or lose is not told.
 */
export interface TeamMember {
  /**
     * Their place in the level, by age.
     * @minimum 1
     * @maximum 1000000000
     */
  number: number;
  level: TeamLevelNumber;
  /** Masked. */
  name: Name;
  /** On level 2, the masked name of who invited them. */
  through: Name | null;
  joinedAt: Time;
  /** What came of their fees so far. */
  earned: Amount;
}
