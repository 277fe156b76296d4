import { useQuery } from '@tanstack/react-query'
import { pageOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { getListLedgerEntriesQueryKey, listLedgerEntries } from '#src/api/generated/wallet/wallet.ts'
import type { LedgerEntry, Withdrawal } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/use-date-format.ts'
import { useLedgerLabels } from '#src/widgets/use-ledger-labels.ts'
import styles from './withdraw.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { ExactAmount } from '#src/widgets/exact-amount.tsx'

/** Page size: more than an account has entries in one millisecond. */
const maxEntries = 50

/** The ledger entries of a withdrawal: the hold, and its release or payout. */
export function WithdrawalEntries({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const { data, isError, refetch } = useEntries(withdrawal)
  return (
    <section>
      <h3 className={styles.heading}>{t.entries()}</h3>
      {data ? <Entries entries={data} /> : <QueryFallback isFailed={isError} onRetry={refetch} rows={2} />}
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

/** The entries of a withdrawal: those at its timestamps that refer to it. */
function useEntries({ id, status, createdAt, reviewedAt, cancelledAt }: Withdrawal) {
  const times = [createdAt, reviewedAt, cancelledAt].filter(time => time !== null)
  return useQuery({
    queryKey: [...getListLedgerEntriesQueryKey(), 'withdrawal', id, status],
    queryFn: async ({ signal }) => {
      const entriesAtTimes = await Promise.all(
        times.map(async time => {
          const span = { startTime: time, endTime: time + 1, pageNum: 1, pageSize: maxEntries }
          const page = pageOf(await listLedgerEntries(span, { quiet: true }, signal))
          if (!page) throw new SwallowedAnswer()
          return page.rows
        }),
      )
      return entriesAtTimes
        .flat()
        .filter(entry => entry.referenceType === 'withdrawal' && entry.referenceId === id)
    },
    meta: { quiet: true },
  })
}
