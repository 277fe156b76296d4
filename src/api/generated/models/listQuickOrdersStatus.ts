/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListQuickOrdersStatus = typeof ListQuickOrdersStatus[keyof typeof ListQuickOrdersStatus];


export const ListQuickOrdersStatus = {
  open: 'open',
  ended: 'ended',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  voided: 'voided',
} as const;
