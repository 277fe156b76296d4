/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListPledgeOrdersStatus = typeof ListPledgeOrdersStatus[keyof typeof ListPledgeOrdersStatus];


export const ListPledgeOrdersStatus = {
  running: 'running',
  ended: 'ended',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;
