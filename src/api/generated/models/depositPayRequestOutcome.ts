/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Outcome for the sandbox payment page to report.
 */
export type DepositPayRequestOutcome = typeof DepositPayRequestOutcome[keyof typeof DepositPayRequestOutcome];


export const DepositPayRequestOutcome = {
  paid: 'paid',
  failed: 'failed',
} as const;
