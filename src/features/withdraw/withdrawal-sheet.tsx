import type { Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { CancelWithdrawalButton } from './cancel-withdrawal-button.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalEntries } from './withdrawal-entries.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import styles from './records.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export interface WithdrawalSheetProps {
  id: string
  /** The cached withdrawal of the list, if any. */
  cached: Withdrawal | undefined
  onClose: () => void
}

/** A withdrawal: progress, figures, ledger entries, and cancelling. */
export function WithdrawalSheet({ id, cached, onClose }: WithdrawalSheetProps) {
  const t = useMessages('withdraw')
  const { withdrawal, isFailed, retry } = useWithdrawal(id, cached)
  return (
    <Sheet open onClose={onClose} title={t.detail()}>
      {withdrawal ? (
        <div className={styles.sheet}>
          <WithdrawalSteps withdrawal={withdrawal} />
          <WithdrawalDetails withdrawal={withdrawal} />
          <CancelWithdrawalButton withdrawal={withdrawal} />
          <WithdrawalEntries withdrawal={withdrawal} />
          <CheckButton record={{ kind: 'withdrawal', id }} />
        </div>
      ) : (
        <QueryFallback isFailed={isFailed} onRetry={retry} rows={4} />
      )}
    </Sheet>
  )
}
