/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Name } from './name.ts';
import type { TeamLevelNumber } from './teamLevelNumber.ts';
import type { Time } from './time.ts';

/**
 * A team member, with a masked name. Holdings, trades and losses are not disclosed.
 */
export interface TeamMember {
  /**
     * Position within the level by account age, from the oldest.
     * @minimum 1
     * @maximum 1000000000
     */
  number: number;
  level: TeamLevelNumber;
  /** Masked. */
  name: Name;
  /** Level 2: masked name of the member who referred them. */
  through: Name | null;
  joinedAt: Time;
  /** Commissions earned from their fees so far. */
  earned: Amount;
}
