/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * withdrawn: by the person, before it was decided.
 * overdue: an instalment is late. called: it was late for `graceDays`; all is owed, nothing more is added, and nothing is taken by itself.
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
