/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type BibiOrderStatus = typeof BibiOrderStatus[keyof typeof BibiOrderStatus];


export const BibiOrderStatus = {
  open: 'open',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;
