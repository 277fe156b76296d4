import { useMessages } from '#src/i18n/use-messages.ts'
import { CHECKS, type Finding } from '#src/lib/reconcile/finding.ts'
import type { Statement } from '#src/lib/statement.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { EmptyState } from '#src/ui/states.tsx'
import { useDates } from '../dates.ts'
import { downloadStatement } from './download.ts'
import { FindingList, useCount } from './finding-list.tsx'
import { Group } from './group.tsx'
import styles from './reconcile.module.css'

export interface OutcomeProps {
  statement: Statement
  findings: readonly Finding[]
}

const thatAre = (findings: readonly Finding[], is: Finding['verdict']['is']) =>
  findings.filter(finding => finding.verdict.is === is)

/** "Adds up", with all that was checked, or exactly what does not. */
export function Outcome({ statement, findings }: OutcomeProps) {
  const t = useMessages('reconcile')
  const date = useDates()
  const count = useCount()
  const differing = thatAre(findings, 'disagrees')
  const unknown = thatAre(findings, 'unknown')
  if (findings.length === 0) {
    return <EmptyState icon="receipt" title={t.nothing()} text={t.nothingText()} />
  }
  const checked = count(findings.length - unknown.length)
  return (
    <div className={styles.part}>
      {differing.length === 0 ? (
        <Notice tone="ok" title={t.addsUp()} live>
          {unknown.length === 0 ? t.addsUpText({ count: checked }) : t.partlyText({ count: checked })}
        </Notice>
      ) : (
        <Notice tone="danger" title={t.differs({ count: count(differing.length) })} live>
          {t.differsText()}
        </Notice>
      )}
      <p className={styles.note}>{t.checkedAt({ time: date(statement.madeAt, 'moment') })}</p>
      {differing.length > 0 && <FindingList findings={differing} isOpen />}
      {unknown.length > 0 && (
        <Group title={t.unchecked({ count: count(unknown.length) })} note="" findings={unknown} />
      )}
      <Agreed findings={thatAre(findings, 'agrees')} />
      <Button kind="quiet" icon="deposit" onPress={() => downloadStatement(statement)}>
        {t.save()}
      </Button>
    </div>
  )
}

/** What agrees, check by check, with the arithmetic on request. */
function Agreed({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages('reconcile')
  const count = useCount()
  const groups = Map.groupBy(findings, finding => finding.check)
  if (groups.size === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t.whatWasChecked()}</h3>
      {CHECKS.map(check => {
        const group = groups.get(check)
        return (
          group && (
            <Group
              key={check}
              title={t.checks[check]()}
              note={t.agreesCount({ count: count(group.length) })}
              findings={group}
              isOneCheck
            />
          )
        )
      })}
    </section>
  )
}
