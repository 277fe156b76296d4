import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Finding, SubjectKind } from '#src/lib/reconcile/finding.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { ArithmeticRows } from './arithmetic-rows.tsx'
import styles from './reconcile.module.css'

/** Findings shown at once; more on demand. */
const PAGE_SIZE = 20

/** Formats a count in the user's language. */
export function useCountFormat(): (count: number) => string {
  const locale = useLanguage()
  return count => formatNumber(`${count}`, { locale, decimals: 0 })
}

export interface FindingListProps {
  findings: readonly Finding[]
  /** Whether the first one is initially expanded. */
  isOpen?: boolean
  /** Whether a heading above already names the check. */
  isOneCheck?: boolean
}

/** Findings, each expandable to its computation. */
export function FindingList({ findings, isOpen = false, isOneCheck = false }: FindingListProps) {
  const t = useMessages('reconcile')
  const [count, setCount] = useState(PAGE_SIZE)
  return (
    <>
      <ul className={styles.findings}>
        {findings.slice(0, count).map((finding, index) => (
          <li key={index}>
            <FindingItem finding={finding} isOpen={isOpen && index === 0} isOneCheck={isOneCheck} />
          </li>
        ))}
      </ul>
      {count < findings.length && (
        <Button kind="quiet" size="small" onPress={() => setCount(count + PAGE_SIZE)}>
          {t.showMore()}
        </Button>
      )}
    </>
  )
}

interface FindingItemProps {
  finding: Finding
  isOpen: boolean
  isOneCheck: boolean
}

function FindingItem({ finding, isOpen, isOneCheck }: FindingItemProps) {
  const t = useMessages('reconcile')
  const date = useDateFormat()
  const subject = useSubjectLabel()
  const { check, verdict, time, entries } = finding
  return (
    <details className={styles.finding} open={isOpen} data-verdict={verdict.is}>
      <summary>
        {!isOneCheck && <span className={styles.what}>{t.checks[check]()}</span>}
        <span className={styles.about}>
          <bdi>{subject(finding)}</bdi>
          {/* The name of a day of the market already says when. */}
          {finding.subject.kind !== 'marketDay' && (
            <>
              {' '}
              <bdi className="figures">{date(time, 'moment')}</bdi>
            </>
          )}
        </span>
      </summary>
      {verdict.is === 'unknown' && <p className={styles.why}>{t[verdict.why]()}</p>}
      <ArithmeticRows finding={finding} />
      {entries.length > 0 && (
        <p className={styles.ids}>
          {t.entryIds()} <bdi>{entries.slice(0, 6).join(', ')}</bdi>
        </p>
      )}
    </details>
  )
}

/** The label of a finding's subject. */
function useSubjectLabel(): (finding: Finding) => string {
  const t = useMessages('reconcile')
  const records = useMessages('records')
  const common = useMessages('common')
  const date = useDateFormat()
  const references: Record<
    Exclude<SubjectKind, 'balance' | 'published' | 'marketDay'>,
    (params: { id: string }) => string
  > = {
    deposit: records.refDeposit,
    withdrawal: t.kindWithdrawal,
    exchange: t.kindExchange,
    spotOrder: records.refSpotOrder,
    bibiOrder: records.refBibiOrder,
    quickOrder: records.refQuickOrder,
    contract: records.refContract,
    pledgeOrder: t.kindPledge,
    miningOrder: t.kindMining,
    newShares: t.kindShares,
    loan: records.refLoan,
    award: t.kindAward,
    entry: t.kindEntry,
  }
  return ({ subject, arithmetic }) => {
    const unit = arithmetic && 'unit' in arithmetic ? arithmetic.unit : ''
    if (subject.kind === 'balance') {
      const which = subject.id.endsWith(' held') ? records.held() : records.available()
      return common.labelled({ label: t.kindBalance(), value: common.listed({ first: unit, second: which }) })
    }
    if (subject.kind === 'marketDay') return t.kindMarketDay({ day: date(Date.parse(subject.id), 'utcDay') })
    if (subject.kind === 'published')
      return unit === '' ? t.kindPublished() : common.labelled({ label: t.kindPublished(), value: unit })
    return references[subject.kind]({ id: subject.id === '' ? '' : `…${subject.id.slice(-6)}` })
  }
}
