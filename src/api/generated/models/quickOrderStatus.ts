/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * open: until expiry. drawn (tied): the price is unchanged. voided: the product had no public price at expiry; stake and fee were refunded.
 */
export type QuickOrderStatus = typeof QuickOrderStatus[keyof typeof QuickOrderStatus];


export const QuickOrderStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  voided: 'voided',
} as const;
