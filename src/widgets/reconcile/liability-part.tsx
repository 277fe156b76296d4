import { useMessages } from '#src/i18n/use-messages.ts'
import { startOf } from '#src/lib/proofs/liability-tree.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import type { LiabilityState } from './published-liabilities.ts'
import styles from './reconcile.module.css'

const TONES = { included: 'ok', missing: 'danger', newer: 'info', none: 'info', failed: 'info' } as const

/** Whether the account's balances are in the published totals, what that proves, and what it does not. */
export default function LiabilityPart({ state }: { state: LiabilityState }) {
  const t = useMessages('liabilities')
  const date = useDateFormat()
  const day = 'day' in state ? date(startOf(state.day), 'utcDay') : ''
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t.title()}</h3>
      <Notice tone={TONES[state.is]} live>
        {t[state.is]({ day })}
      </Notice>
      {'day' in state && (
        <>
          {state.isLate && <Notice tone="risk">{t.late({ day })}</Notice>}
          <DefinitionList
            lines={[
              { label: t.account(), value: <bdi>{state.account}</bdi> },
              { label: t.root(), value: <bdi className={styles.hash}>{state.root}</bdi> },
            ]}
          />
          <p className={styles.note}>{t.compare()}</p>
        </>
      )}
      <p className={styles.note}>{t.proves()}</p>
      <p className={styles.note}>{t.provesNot()}</p>
    </section>
  )
}
