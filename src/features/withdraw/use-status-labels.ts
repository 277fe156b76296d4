import type { WithdrawalStatus } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

/** The labels of the withdrawal statuses. */
export function useWithdrawalStatusLabels(): Record<WithdrawalStatus, string> {
  const t = useMessages('withdraw')
  return {
    pending: t.statusPending(),
    sent: t.statusSent(),
    completed: t.statusCompleted(),
    refused: t.statusRefused(),
    cancelled: t.statusCancelled(),
  }
}
