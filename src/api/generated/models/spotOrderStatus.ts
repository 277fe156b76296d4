/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type SpotOrderStatus = typeof SpotOrderStatus[keyof typeof SpotOrderStatus];


export const SpotOrderStatus = {
  open: 'open',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;
