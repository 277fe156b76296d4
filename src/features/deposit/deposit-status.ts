import type { DepositStatus } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

/** The labels of the deposit statuses. */
export function useDepositStatusLabels(): Record<DepositStatus, string> {
  const t = useMessages('deposit')
  return {
    unpaid: t.statusUnpaid(),
    pending: t.statusPending(),
    approved: t.statusApproved(),
    rejected: t.statusRejected(),
    cancelled: t.statusCancelled(),
  }
}

/** Whether the status is final. */
export function isFinal(status: DepositStatus): boolean {
  return status !== 'unpaid' && status !== 'pending'
}
