import type { LedgerEntry } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList, List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { ExactAmount } from '#src/widgets/exact-amount.tsx'
import { useLedgerWords } from '#src/widgets/ledger-words.ts'
import { exactly } from '#src/widgets/server-words.ts'
import { balanceBefore, continuity } from './ledger-arithmetic.ts'
import { Reference } from './reference.tsx'
import styles from './entry-sheet.module.css'

export interface EntrySheetProps {
  entry: LedgerEntry | undefined
  /** The entries at hand, newest first. */
  entries: readonly LedgerEntry[]
  /** Whether none is left out between them, so that each can be held against the one before it. */
  isComplete: boolean
  /** Asks for a check of all that the entry follows from. */
  onCheck: (entry: LedgerEntry) => void
  onClose: () => void
}

/** One entry to the last digit: what the balance was, what changed, what it was then. */
export function EntrySheet({ entry, entries, isComplete, onCheck, onClose }: EntrySheetProps) {
  const words = useLedgerWords()
  const t = useMessages('reconcile')
  return (
    <Sheet
      open={entry !== undefined}
      onClose={onClose}
      title={entry ? words.type(entry.type) : ''}
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
  const words = useLedgerWords()
  const date = useDates()
  const isMoney = entry.productId === null
  const others = entries.filter(one => one.transactionId === entry.transactionId && one.id !== entry.id)
  const figure = (value: string, signed = false) => (
    <ExactAmount value={value} currency={entry.assetName} isMoney={isMoney} signed={signed} />
  )
  return (
    <div className={styles.details}>
      <p className={styles.explanation}>{words.explanation(entry.type)}</p>
      <DefinitionList
        lines={[
          { label: t.before(), value: figure(balanceBefore(entry)) },
          { label: t.change(), value: figure(entry.amount, true) },
          {
            label: t.balanceAfter(),
            value: figure(entry.balanceAfter),
            note: t.whichBalance({ asset: entry.assetName, balance: words.balance(entry.balance) }),
            isTotal: true,
          },
        ]}
      />
      {isComplete && <Check entry={entry} entries={entries} />}
      <DefinitionList
        lines={[
          { label: t.time(), value: date(entry.time, 'moment') },
          { label: t.reference(), value: <Reference entry={entry} /> },
          { label: t.entry(), value: <bdi className={styles.id}>{entry.id}</bdi> },
        ]}
      />
      {others.length > 0 && <Others entries={others} />}
    </div>
  )
}

/** The other entries of the event: what was paid and the fee, or both sides of a move between balances. */
function Others({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useMessages('records')
  const words = useLedgerWords()
  return (
    <section>
      <h3 className={styles.heading}>{t.sameTransaction()}</h3>
      <List label={t.sameTransaction()}>
        {entries.map(({ id, type, balance, amount, assetName, productId }) => (
          <Row
            key={id}
            title={words.type(type)}
            subtitle={words.balance(balance)}
            end={<ExactAmount value={amount} currency={assetName} isMoney={productId === null} signed />}
          />
        ))}
      </List>
    </section>
  )
}

/** Whether the entry begins where the one before it ended: the reader need not trust the back end. */
function Check({ entry, entries }: Pick<EntrySheetProps, 'entries'> & { entry: LedgerEntry }) {
  const t = useMessages('records')
  const locale = useLanguage()
  const found = continuity(entry, entries)
  if (found.is === 'unknown') return null
  if (found.is === 'agrees') return <Notice tone="ok">{t.agrees()}</Notice>
  return <Notice tone="danger">{t.disagrees({ before: exactly(found.expected, locale) })}</Notice>
}
