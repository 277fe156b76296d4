import { groupBy } from '#src/lib/collections/group-by.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { CHECKS } from '#src/lib/reconcile/check-names.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { downloadStatement } from './download.ts'
import { FindingList, useCountFormat } from './finding-list.tsx'
import styles from './reconcile.module.css'
import { useState } from 'react'

interface FindingGroupProps {
  title: string
  note: string
  findings: readonly Finding[]
  isOneCheck?: boolean
}

/** A collapsed group of findings; there may be thousands, so they are rendered only when it is opened. */
function FindingGroup({ title, note, findings, isOneCheck = false }: FindingGroupProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.group} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span> <span className={styles.note}>{note}</span>
      </summary>
      {isOpen && <FindingList findings={findings} isOneCheck={isOneCheck} />}
    </details>
  )
}

export interface OutcomeProps {
  statement: Statement
  findings: readonly Finding[]
}

const withVerdict = (findings: readonly Finding[], is: Finding['verdict']['is']) =>
  findings.filter(finding => finding.verdict.is === is)

/** The key of its day is published soon. */
const isCheckableLater = ({ verdict }: Finding) => verdict.is === 'unknown' && verdict.why === 'notRevealed'

/** The result: "Adds up" with the number of checks, or exactly what does not. */
export function Outcome({ statement, findings }: OutcomeProps) {
  const t = useMessages('reconcile')
  const date = useDateFormat()
  const count = useCountFormat()
  const disagreeing = withVerdict(findings, 'disagrees')
  const withoutVerdict = withVerdict(findings, 'unknown')
  // What nothing published confirms, such as a name, is no figure that could not be recalculated.
  const fields = withoutVerdict.filter(({ check }) => check === 'fields')
  const later = withoutVerdict.filter(isCheckableLater)
  const unknown = withoutVerdict.filter(finding => finding.check !== 'fields' && !isCheckableLater(finding))
  if (findings.length === 0) {
    return <EmptyState icon="receipt" title={t.nothing()} text={t.nothingText()} />
  }
  const checked = count(findings.length - withoutVerdict.length)
  return (
    <div className={styles.part}>
      {disagreeing.length === 0 ? (
        <Notice tone="ok" title={t.addsUp()} live>
          {unknown.length === 0 ? t.addsUpText({ count: checked }) : t.partlyText({ count: checked })}
        </Notice>
      ) : (
        <Notice tone="danger" title={t.differs({ count: count(disagreeing.length) })} live>
          {t.differsText()}
        </Notice>
      )}
      <p className={styles.note}>{t.checkedAt({ time: date(statement.madeAt, 'moment') })}</p>
      {disagreeing.length > 0 && <FindingList findings={disagreeing} isOpen />}
      {unknown.length > 0 && (
        <FindingGroup title={t.unchecked({ count: count(unknown.length) })} note="" findings={unknown} />
      )}
      {later.length > 0 && (
        <FindingGroup title={t.later({ count: count(later.length) })} note="" findings={later} />
      )}
      <AgreedChecks findings={findings} />
      {fields.length > 0 && (
        <FindingGroup title={t.checks.fields()} note={count(fields.length)} findings={fields} isOneCheck />
      )}
      <Button kind="quiet" icon="deposit" onPress={() => downloadStatement(statement)}>
        {t.save()}
      </Button>
    </div>
  )
}

/** The checks that agree, with the computation on demand. */
function AgreedChecks({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages('reconcile')
  const count = useCountFormat()
  const groups = groupBy(withVerdict(findings, 'agrees'), ({ check }) => check)
  if (groups.size === 0) return null
  const disagreeing = groupBy(withVerdict(findings, 'disagrees'), ({ check }) => check)
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t.whatWasChecked()}</h3>
      {CHECKS.map(check => {
        const group = groups.get(check)
        const total = (group?.length ?? 0) + (disagreeing.get(check)?.length ?? 0)
        return (
          group && (
            <FindingGroup
              key={check}
              title={t.checks[check]()}
              note={t.agreesCount({ count: count(group.length), total: count(total) })}
              findings={group}
              isOneCheck
            />
          )
        )
      })}
    </section>
  )
}
