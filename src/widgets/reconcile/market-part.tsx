import { useMessages } from '#src/i18n/use-messages.ts'
import type { MarketSummary } from '#src/lib/reconcile/market/summary.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { useCountFormat } from './finding-list.tsx'
import styles from './reconcile.module.css'

const TONES = { matches: 'ok', differs: 'danger', missingTerms: 'risk', later: 'info', none: 'info' } as const

export interface MarketPartProps {
  summary: MarketSummary
  /** The newest day whose hash this device has seen ahead, and which is still the same. */
  seenDay?: string | undefined
}

/** Whether the account's prices follow from keys that were fixed before, what that proves, and what it does not. */
export function MarketPart({ summary, seenDay }: MarketPartProps) {
  const t = useMessages('marketKeys')
  const date = useDateFormat()
  const count = useCountFormat()
  const { is, day, checkableFrom, since, missingTerms, lateDay, ahead } = summary
  const utcDay = (text: string | undefined) => (text === undefined ? '' : date(Date.parse(text), 'utcDay'))
  const params = {
    day: utcDay(day),
    time: checkableFrom === undefined ? '' : date(checkableFrom, 'moment'),
    count: count(missingTerms?.count ?? 0),
    products: missingTerms?.products.join(', ') ?? '',
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t.title()}</h3>
      <Notice tone={TONES[is]} live>
        {t[is](params)}
      </Notice>
      {missingTerms && is !== 'missingTerms' && <Notice tone="risk">{t.missingTerms(params)}</Notice>}
      {lateDay !== undefined && <Notice tone="risk">{t.late({ day: utcDay(lateDay) })}</Notice>}
      {since !== undefined && is !== 'none' && (
        <p className={styles.note}>{t.since({ time: date(since, 'moment') })}</p>
      )}
      {seenDay !== undefined && <p className={styles.note}>{t.seen({ day: utcDay(seenDay) })}</p>}
      {ahead && (
        <>
          <DefinitionList
            lines={[
              {
                label: t.hash({ day: utcDay(ahead.day) }),
                value: <bdi className={styles.hash}>{ahead.keyHash}</bdi>,
              },
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

/** Keys whose hashes this device has seen are not there: nothing is proved, and nobody is accused, as the network may be down. */
export function KeysGone() {
  const t = useMessages('marketKeys')
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t.title()}</h3>
      <Notice tone="risk" live>
        {t.gone()}
      </Notice>
    </section>
  )
}
