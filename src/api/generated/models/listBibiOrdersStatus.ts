/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListBibiOrdersStatus = typeof ListBibiOrdersStatus[keyof typeof ListBibiOrdersStatus];


export const ListBibiOrdersStatus = {
  open: 'open',
  ended: 'ended',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;
