import type { DepositStatus } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'

/** How far a deposit is, in a word or two. */
export function useDepositWords(): Record<DepositStatus, string> {
  const t = useMessages('deposit')
  return {
    unpaid: t.statusUnpaid(),
    pending: t.statusPending(),
    approved: t.statusApproved(),
    rejected: t.statusRejected(),
    cancelled: t.statusCancelled(),
  }
}

/** Whether it is decided: nothing more will happen to it. */
export function isFinal(status: DepositStatus): boolean {
  return status !== 'unpaid' && status !== 'pending'
}
