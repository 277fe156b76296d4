/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `open`: not completed; `ready`: completed and not claimed; `expired`: not claimed in time
 */
export type WelfareTaskState = typeof WelfareTaskState[keyof typeof WelfareTaskState];


export const WelfareTaskState = {
  open: 'open',
  ready: 'ready',
  claimed: 'claimed',
  expired: 'expired',
} as const;
