import { useQueries } from '@tanstack/react-query'
import { rowsOf } from '#src/api/envelope.ts'
import { getListLedgerEntriesQueryOptions } from '#src/api/generated/wallet/wallet.ts'
import type { LedgerEntry, Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import styles from './withdraw.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

/** Page size: more than an account has entries in one millisecond. */
const maxEntries = 50

/** The ledger entries of a withdrawal: the hold, and its release or payout. */
export function WithdrawalEntries({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const { entries, isFailed, retry } = useEntries(withdrawal)
  return (
    <section>
      <h3 className={styles.heading}>{t.entries()}</h3>
      {entries ? (
        <Entries entries={entries} />
      ) : (
        <QueryFallback isFailed={isFailed} onRetry={retry} rows={2} />
      )}
    </section>
  )
}

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useMessages('withdraw')
  const labels = useLedgerLabels()
  const date = useDateFormat()
  if (entries.length === 0) return <p>{t.noEntries()}</p>
  return (
    <List label={t.entries()}>
      {entries.map(({ id, type, balance, amount, assetName, time }) => (
        <Row
          key={id}
          title={labels.type(type)}
          subtitle={`${labels.balance(balance)} · ${date(time, 'moment')}`}
          end={<ExactAmount value={amount} currency={assetName} isMoney signed />}
        />
      ))}
    </List>
  )
}

/** The entries of a withdrawal: those at its timestamps that refer to it; undefined until all are loaded. */
function useEntries({ id, createdAt, reviewedAt, cancelledAt }: Withdrawal) {
  const times = new Set([createdAt, reviewedAt, cancelledAt].filter(time => time !== null))
  const pages = useQueries({
    queries: [...times].map(time => {
      const span = { startTime: time, endTime: time + 1, pageNum: 1, pageSize: maxEntries }
      return getListLedgerEntriesQueryOptions(span, { query: { meta: { quiet: true } } })
    }),
  })
  const rows = pages.map(({ data }) => rowsOf(data))
  const isLoaded = rows.every(one => one !== undefined)
  return {
    entries: isLoaded
      ? rows.flat().filter(entry => entry.referenceType === 'withdrawal' && entry.referenceId === id)
      : undefined,
    isFailed: pages.some(page => page.isError),
    retry: () => Promise.all(pages.map(page => page.refetch())),
  }
}
