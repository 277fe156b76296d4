/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Open until its duration is over. Drawn: the price stands where it stood. Voided: at that moment the product had no public price,
 * and everything was given back.
 */
export type QuickOrderStatus = typeof QuickOrderStatus[keyof typeof QuickOrderStatus];


export const QuickOrderStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  voided: 'voided',
} as const;
