import type { LoanStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/**
 * An application is decided once, unless it is withdrawn before. A late instalment makes a loan overdue until it is paid, or until the
 * loan is called: then everything is due.
 */
export const LOAN_TRANSITIONS: Transitions<LoanStatus> = {
  pending: ['refused', 'withdrawn', 'running'],
  refused: [],
  withdrawn: [],
  running: ['running', 'overdue', 'repaid'],
  overdue: ['overdue', 'running', 'called', 'repaid'],
  called: ['repaid'],
  repaid: [],
}
