/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * matured: it ran to its end. redeemed: it was left early.
 */
export type EarningOrderStatus = typeof EarningOrderStatus[keyof typeof EarningOrderStatus];


export const EarningOrderStatus = {
  running: 'running',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;
