import { useQuery } from '@tanstack/react-query'
import { pageOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { getListLedgerEntriesQueryKey, listLedgerEntries } from '#src/api/generated/wallet/wallet.ts'
import type { LedgerEntry, Withdrawal } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { ExactAmount } from '#src/widgets/exact-amount.tsx'
import { useLedgerWords } from '#src/widgets/ledger-words.ts'
import styles from './withdraw.module.css'

/** More than one person's entries of one millisecond. */
const mostAtOnce = 50

/** The ledger entries behind a withdrawal: the hold, and what became of it. */
export function WithdrawalEntries({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const { data, isError, refetch } = useEntries(withdrawal)
  return (
    <section>
      <h3 className={styles.heading}>{t.entries()}</h3>
      {data ? (
        <Entries entries={data} />
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} />
      ) : (
        <SkeletonRows count={2} />
      )}
    </section>
  )
}

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useMessages('withdraw')
  const words = useLedgerWords()
  const date = useDates()
  if (entries.length === 0) return <p>{t.noEntries()}</p>
  return (
    <List label={t.entries()}>
      {entries.map(({ id, type, balance, amount, assetName, time }) => (
        <Row
          key={id}
          title={words.type(type)}
          subtitle={`${words.balance(balance)} · ${date(time, 'moment')}`}
          end={<ExactAmount value={amount} currency={assetName} isMoney signed />}
        />
      ))}
    </List>
  )
}

/** A withdrawal is booked at the moments that it tells: its entries are those of these moments that refer to it. */
function useEntries({ id, status, createdAt, reviewedAt, cancelledAt }: Withdrawal) {
  const moments = [createdAt, reviewedAt, cancelledAt].filter(time => time !== null)
  return useQuery({
    queryKey: [...getListLedgerEntriesQueryKey(), 'withdrawal', id, status],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        moments.map(async time => {
          const span = { startTime: time, endTime: time + 1, pageNum: 1, pageSize: mostAtOnce }
          const page = pageOf(await listLedgerEntries(span, { quiet: true }, signal))
          if (!page) throw new SwallowedAnswer()
          return page.rows
        }),
      )
      return found.flat().filter(entry => entry.referenceType === 'withdrawal' && entry.referenceId === id)
    },
    meta: { quiet: true },
  })
}
