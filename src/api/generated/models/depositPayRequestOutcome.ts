/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the payment page of the sandbox is to report.
 */
export type DepositPayRequestOutcome = typeof DepositPayRequestOutcome[keyof typeof DepositPayRequestOutcome];


export const DepositPayRequestOutcome = {
  paid: 'paid',
  failed: 'failed',
} as const;
