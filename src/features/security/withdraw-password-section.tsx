import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { WithdrawalRestrictions } from '#src/widgets/withdraw-password/withdrawal-restrictions.tsx'
import { useWithdrawPassword } from '#src/widgets/withdraw-password/use-withdraw-password.ts'
import {
  WithdrawPasswordSheet,
  type PasswordTask,
} from '#src/widgets/withdraw-password/withdraw-password-sheet.tsx'
import styles from '#src/widgets/withdraw-password/withdraw-password.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The withdraw password section of a screen: whether it is set, its restrictions, and the actions. */
export function WithdrawPasswordSection() {
  const t = useMessages('withdraw')
  const { state, isFailed, retry } = useWithdrawPassword()
  const [task, setTask] = useState<PasswordTask>()
  if (!state) return <QueryFallback isFailed={isFailed} onRetry={retry} skeleton={<Skeleton height={96} />} />
  return (
    <section className={styles.section}>
      <p>{t.needsPassword()}</p>
      <WithdrawalRestrictions state={state} />
      {state.isSet ? (
        <div className={styles.actions}>
          <Button kind="quiet" onPress={() => setTask('change')}>
            {t.changePassword()}
          </Button>
          <Button kind="plain" onPress={() => setTask('reset')}>
            {t.forgotPassword()}
          </Button>
        </div>
      ) : (
        <Button onPress={() => setTask('set')}>{t.setPassword()}</Button>
      )}
      {task && <WithdrawPasswordSheet task={task} onClose={() => setTask(undefined)} />}
    </section>
  )
}
