import type { WithdrawalStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** What was sent cannot be taken back. */
export const WITHDRAWAL_TRANSITIONS: Transitions<WithdrawalStatus> = {
  pending: ['sent', 'refused', 'cancelled'],
  sent: ['completed'],
  completed: [],
  refused: [],
  cancelled: [],
}
