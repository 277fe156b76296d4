/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1: accounts referred directly, 2: accounts referred by those; there are no further levels
 */
export type TeamLevelNumber = typeof TeamLevelNumber[keyof typeof TeamLevelNumber];


export const TeamLevelNumber = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
