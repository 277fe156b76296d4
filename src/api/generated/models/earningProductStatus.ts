/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * closed: `closesAt` has passed.
 */
export type EarningProductStatus = typeof EarningProductStatus[keyof typeof EarningProductStatus];


export const EarningProductStatus = {
  open: 'open',
  soldOut: 'soldOut',
  closed: 'closed',
} as const;
