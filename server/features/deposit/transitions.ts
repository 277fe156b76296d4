import type { DepositStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** An online payment starts unpaid, others pending; a wallet transfer stays pending while it is being confirmed. */
export const DEPOSIT_TRANSITIONS: Transitions<DepositStatus> = {
  unpaid: ['pending', 'rejected', 'cancelled'],
  pending: ['pending', 'approved', 'rejected', 'cancelled'],
  approved: [],
  rejected: [],
  cancelled: [],
}
