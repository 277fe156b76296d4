import type { Withdrawal } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { CancelButton } from './cancel-button.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalEntries } from './withdrawal-entries.tsx'
import { WithdrawalLines } from './withdrawal-lines.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import styles from './records.module.css'

export interface WithdrawalSheetProps {
  id: string
  /** As the list has it, if it has. */
  known: Withdrawal | undefined
  onClose: () => void
}

/** All of one withdrawal: its steps, its figures, the entries behind it, and the way to cancel it. */
export function WithdrawalSheet({ id, known, onClose }: WithdrawalSheetProps) {
  const t = useMessages('withdraw')
  const { withdrawal, isFailed, retry } = useWithdrawal(id, known)
  return (
    <Sheet open onClose={onClose} title={t.detail()}>
      {withdrawal ? (
        <div className={styles.sheet}>
          <WithdrawalSteps withdrawal={withdrawal} />
          <WithdrawalLines withdrawal={withdrawal} />
          <CancelButton withdrawal={withdrawal} />
          <WithdrawalEntries withdrawal={withdrawal} />
          <CheckButton record={{ kind: 'withdrawal', id }} />
        </div>
      ) : isFailed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Sheet>
  )
}
