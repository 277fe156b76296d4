import { useCallback, useState } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import {
  useListLedgerEntriesInfinite,
  type ListLedgerEntriesInfiniteQueryResult,
} from '#src/api/generated/wallet/wallet.ts'
import type { LedgerEntry } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '#src/ui/feedback/states.tsx'
import { VirtualList } from '#src/ui/virtual-list.tsx'
import { localDay, localDayRange } from '#src/lib/time/local-days.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { deskRowHeight, ledgerRowHeight, useLedgerEntryRows } from './ledger-entry-row.tsx'
import { CheckSheet } from '#src/widgets/reconcile/check-sheet.tsx'
import { usePages, type Pages } from '#src/widgets/lists/use-pages.ts'
import styles from './ledger.module.css'
import { withDayHeadings, type LedgerRow } from './ledger-arithmetic.ts'
import { ledgerParams, isLedgerFiltered, noLedgerFilter, useLedgerFilter } from './ledger-filter.ts'
import { EntrySheet } from './entry-sheet.tsx'
import { LedgerFilterBar } from './ledger-filter-bar.tsx'
import { StatementButton } from './statement-button.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

const pageSize = 100

type EntryPage = ListLedgerEntriesInfiniteQueryResult | undefined

/** The cursor of the next page: the last entry of a page that is not the end of the list. */
function entryBefore(last: EntryPage, pages: readonly EntryPage[]): string | undefined {
  const page = pageOf(last)
  const hasMore = page?.rows.length === pageSize && pages.length * pageSize < page.total
  return hasMore ? page.rows.at(-1)?.id : undefined
}

export default function LedgerScreen() {
  const t = useMessages('records')
  const [filter, setFilter] = useLedgerFilter()
  const [open, setOpen] = useState<LedgerEntry>()
  const [checkedEntry, setCheckedEntry] = useState<LedgerEntry>()
  const params = ledgerParams(filter)
  // Cursor pagination, so that the last page of a long history is as fast as the first.
  const entries = useListLedgerEntriesInfinite(
    { pageNum: 1, pageSize, ...params },
    { query: { initialPageParam: undefined, getNextPageParam: entryBefore } },
  )
  const pages = usePages(entries, entry => entry.id)
  return (
    <Screen title={t.title()} isDesk>
      <div className={styles.tools}>
        <LedgerFilterBar filter={filter} onChange={setFilter} />
        <div className={styles.head}>
          <Count pages={pages} />
          <StatementButton days={filter} />
        </div>
      </div>
      <Entries
        pages={pages}
        onOpen={setOpen}
        {...(isLedgerFiltered(filter) ? { onClear: () => setFilter(noLedgerFilter) } : {})}
      />
      <EntrySheet
        entry={open}
        entries={pages.rows ?? []}
        // A filter by type or record leaves gaps between entries; filters by date and balance do not.
        isComplete={filter.type === undefined && filter.reference === undefined}
        onCheck={entry => {
          setOpen(undefined)
          setCheckedEntry(entry)
        }}
        onClose={() => setOpen(undefined)}
      />
      <CheckSheet
        open={checkedEntry !== undefined}
        record={
          checkedEntry && {
            kind: checkedEntry.referenceType,
            id: checkedEntry.referenceId,
            entryId: checkedEntry.id,
          }
        }
        onClose={() => setCheckedEntry(undefined)}
      />
    </Screen>
  )
}

function Count({ pages }: { pages: Pages<LedgerEntry> }) {
  const t = useMessages('records')
  const locale = useLanguage()
  if (!pages.rows || pages.total === 0) return null
  return (
    <output className={styles.count}>
      {t.count({ count: formatNumber(String(pages.total), { locale, decimals: 0 }) })}
    </output>
  )
}

interface EntriesProps {
  pages: Pages<LedgerEntry>
  onOpen: (entry: LedgerEntry) => void
  /** Clears the filter; undefined without one. */
  onClear?: () => void
}

function Entries({ pages, onOpen, onClear }: EntriesProps) {
  const t = useMessages('records')
  const { rows, isFailed, hasMore, hasMoreFailed, isLoadingMore, loadMore, retry } = pages
  const [rowsOfEntries] = useState(() => withDayHeadings(localDay))
  const renderEntry = useLedgerEntryRows(onOpen)
  const isDesk = useIsDesk()
  const renderRow = useCallback(
    (row: LedgerRow) => (row.kind === 'day' ? <Day day={row.day} /> : renderEntry(row.entry)),
    [renderEntry],
  )
  if (isFailed || !rows) return <QueryFallback isFailed={isFailed} onRetry={retry} rows={8} />
  if (rows.length === 0) return <NoEntries {...(onClear ? { onClear } : {})} />
  return (
    <VirtualList
      label={t.title()}
      items={rowsOfEntries(rows)}
      keyOf={keyOf}
      rowHeight={isDesk ? deskRowHeight : ledgerRowHeight}
      renderRow={renderRow}
      {...(hasMore && !hasMoreFailed ? { onEnd: loadMore } : {})}
      after={
        hasMoreFailed ? (
          <ErrorState onRetry={loadMore} />
        ) : isLoadingMore ? (
          <SkeletonRows count={2} />
        ) : hasMore ? null : (
          <EndOfList />
        )
      }
    />
  )
}

function keyOf(row: LedgerRow): string {
  return row.kind === 'day' ? row.day : row.entry.id
}

function Day({ day }: { day: string }) {
  const date = useDateFormat()
  return <h2 className={styles.day}>{date(localDayRange(day).start, 'longDay')}</h2>
}

function NoEntries({ onClear }: { onClear?: () => void }) {
  const t = useMessages('records')
  const deposit = useMessages('deposit')
  if (onClear) {
    return (
      <EmptyState
        icon="search"
        title={t.emptyFilter()}
        action={
          <Button kind="quiet" onPress={onClear}>
            {t.clearFilter()}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon="receipt"
      title={t.empty()}
      text={t.emptyText()}
      action={<ButtonLink to={PATHS.deposit}>{deposit.title()}</ButtonLink>}
    />
  )
}
