import type { ReactNode } from 'react'
import type { Deposit } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Section } from '#src/ui/screen.tsx'
import { ProgressSteps } from '#src/ui/feedback/progress-steps.tsx'
import { useDepositSteps } from './use-deposit-steps.ts'
import styles from './deposit-progress.module.css'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

export interface DepositProgressProps {
  deposit: Deposit
  /** What follows the last step. */
  note?: string | undefined
  /** Buttons below the steps. */
  actions: ReactNode
}

/** The progress of a deposit, step by step. */
export function DepositProgress({ deposit, note, actions }: DepositProgressProps) {
  const t = useMessages('deposit')
  const steps = useDepositSteps(deposit)
  return (
    <Section title={t.progress()}>
      <p className={styles.amount}>
        <ExactAmount value={deposit.amount} currency={deposit.currencyName} size="figure" isMoney />
        <span className={styles.channel}>{deposit.channelName}</span>
      </p>
      <ProgressSteps steps={steps} labels={{ done: t.stepDone(), now: t.stepNow(), next: t.stepNext() }} />
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>{actions}</div>
    </Section>
  )
}
