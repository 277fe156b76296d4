/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * withdrawn: canceled by the applicant before a decision. overdue: an installment is late. called: it was late for `graceDays`; the full loan
 * is due, no further interest or fees are added, and nothing is collected automatically.
 */
export type LoanStatus = typeof LoanStatus[keyof typeof LoanStatus];


export const LoanStatus = {
  pending: 'pending',
  refused: 'refused',
  withdrawn: 'withdrawn',
  running: 'running',
  overdue: 'overdue',
  called: 'called',
  repaid: 'repaid',
} as const;
