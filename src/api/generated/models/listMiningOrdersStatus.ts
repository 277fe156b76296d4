/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListMiningOrdersStatus = typeof ListMiningOrdersStatus[keyof typeof ListMiningOrdersStatus];


export const ListMiningOrdersStatus = {
  running: 'running',
  ended: 'ended',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;
