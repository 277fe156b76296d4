import type { LedgerEntry } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList, List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import { balanceBefore, checkContinuity } from './ledger-arithmetic.ts'
import { Reference } from './reference.tsx'
import styles from './entry-sheet.module.css'
import { ExactAmount, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

export interface EntrySheetProps {
  entry: LedgerEntry | undefined
  /** The loaded entries, newest first. */
  entries: readonly LedgerEntry[]
  /** Whether there are no gaps between them, so that each can be compared with the previous one. */
  isComplete: boolean
  /** Requests a reconciliation of the entry. */
  onCheck: (entry: LedgerEntry) => void
  onClose: () => void
}

/** An unrounded ledger entry: balance before, change, and balance after. */
export function EntrySheet({ entry, entries, isComplete, onCheck, onClose }: EntrySheetProps) {
  const labels = useLedgerLabels()
  const t = useMessages('reconcile')
  return (
    <Sheet
      open={entry !== undefined}
      onClose={onClose}
      title={entry ? labels.type(entry.type) : ''}
      footer={
        entry && (
          <Button kind="quiet" icon="check" block onPress={() => onCheck(entry)}>
            {t.checkThis()}
          </Button>
        )
      }
    >
      {entry && <Details entry={entry} entries={entries} isComplete={isComplete} />}
    </Sheet>
  )
}

function Details({
  entry,
  entries,
  isComplete,
}: Pick<EntrySheetProps, 'entries' | 'isComplete'> & { entry: LedgerEntry }) {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  const date = useDateFormat()
  const isMoney = entry.productId === null
  const related = entries.filter(one => one.transactionId === entry.transactionId && one.id !== entry.id)
  const figure = (value: string, signed = false) => (
    <ExactAmount value={value} currency={entry.assetName} isMoney={isMoney} keepsZeros signed={signed} />
  )
  return (
    <div className={styles.details}>
      <p className={styles.explanation}>{labels.explanation(entry.type)}</p>
      <DefinitionList
        lines={[
          { label: t.before(), value: figure(balanceBefore(entry)) },
          { label: t.change(), value: figure(entry.amount, true) },
          {
            label: t.balanceAfter(),
            value: figure(entry.balanceAfter),
            note: t.whichBalance({ asset: entry.assetName, balance: labels.balance(entry.balance) }),
            isTotal: true,
          },
        ]}
      />
      {isComplete && <ContinuityCheck entry={entry} entries={entries} />}
      <DefinitionList
        lines={[
          { label: t.time(), value: date(entry.time, 'moment') },
          { label: t.reference(), value: <Reference entry={entry} /> },
          { label: t.entry(), value: <bdi className={styles.id}>{entry.id}</bdi> },
        ]}
      />
      {related.length > 0 && <RelatedEntries entries={related} />}
    </div>
  )
}

/** The other entries of the transaction, such as the fee, or the other side of a transfer between balances. */
function RelatedEntries({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  return (
    <section>
      <h3 className={styles.heading}>{t.sameTransaction()}</h3>
      <List label={t.sameTransaction()}>
        {entries.map(({ id, type, balance, amount, assetName, productId }) => (
          <Row
            key={id}
            title={labels.type(type)}
            subtitle={labels.balance(balance)}
            end={<ExactAmount value={amount} currency={assetName} isMoney={productId === null} signed />}
          />
        ))}
      </List>
    </section>
  )
}

/** Checks that the entry starts from the balance of the previous one, without trusting the back end. */
function ContinuityCheck({ entry, entries }: Pick<EntrySheetProps, 'entries'> & { entry: LedgerEntry }) {
  const t = useMessages('records')
  const own = useOwnFormat()
  const result = checkContinuity(entry, entries)
  if (result.status === 'unknown') return null
  if (result.status === 'agrees') return <Notice tone="ok">{t.agrees()}</Notice>
  return <Notice tone="danger">{t.disagrees({ before: own(result.expected) })}</Notice>
}
