/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Trading modes that are copied.
 */
export type FollowWays = typeof FollowWays[keyof typeof FollowWays];


export const FollowWays = {
  spot: 'spot',
  contract: 'contract',
  both: 'both',
} as const;
