/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * ended: rejected, canceled or repaid.
 */
export type LoanView = typeof LoanView[keyof typeof LoanView];


export const LoanView = {
  open: 'open',
  ended: 'ended',
} as const;
