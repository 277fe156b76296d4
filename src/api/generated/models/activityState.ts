/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ActivityState = typeof ActivityState[keyof typeof ActivityState];


export const ActivityState = {
  upcoming: 'upcoming',
  running: 'running',
  ended: 'ended',
} as const;
