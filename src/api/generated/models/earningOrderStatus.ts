/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * matured: held to maturity. redeemed: redeemed early.
 */
export type EarningOrderStatus = typeof EarningOrderStatus[keyof typeof EarningOrderStatus];


export const EarningOrderStatus = {
  running: 'running',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;
