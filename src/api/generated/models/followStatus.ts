/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * closing: nothing more is copied, and copied positions are being closed.
 */
export type FollowStatus = typeof FollowStatus[keyof typeof FollowStatus];


export const FollowStatus = {
  active: 'active',
  closing: 'closing',
  stopped: 'stopped',
} as const;
