/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1 whom one has invited, 2 whom those have invited; nobody further is counted
 */
export type TeamLevelNumber = typeof TeamLevelNumber[keyof typeof TeamLevelNumber];


export const TeamLevelNumber = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
