import { useCallback, useMemo, useState } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import {
  useListLedgerEntriesInfinite,
  type ListLedgerEntriesInfiniteQueryResult,
} from '#src/api/generated/wallet/wallet.ts'
import type { LedgerEntry } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { headBarRef } from '#src/ui/bar-height.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '#src/ui/feedback/states.tsx'
import { VirtualList } from '#src/ui/virtual-list.tsx'
import { localDay, localDayRange } from '#src/lib/time/local-days.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { CheckSheet } from '#src/widgets/reconcile/check-sheet.tsx'
import { usePages, type Pages } from '#src/widgets/lists/use-pages.ts'
import styles from './ledger.module.css'
import rowStyles from './ledger-rows.module.css'
import { addsUp, toLedgerRows, type LedgerRow } from './ledger-arithmetic.ts'
import { toEvents, type LedgerEvent } from './ledger-events.ts'
import {
  deskRowHeight,
  ledgerRowHeight,
  narrowRowHeight,
  useEntryRows,
  useEventRows,
} from './ledger-rows.tsx'
import { EventEnd } from './event-end.tsx'
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
  // A filter by type or record leaves gaps between entries; filters by date and balance do not.
  const isComplete = filter.type === undefined && filter.reference === undefined
  // Cursor pagination, so that the last page of a long history is as fast as the first.
  const entries = useListLedgerEntriesInfinite(
    { pageNum: 1, pageSize, ...params },
    { query: { initialPageParam: undefined, getNextPageParam: entryBefore } },
  )
  const pages = usePages(entries, entry => entry.id)
  return (
    <Screen title={t.title()} isDesk actions={<StatementButton days={filter} />}>
      <div ref={headBarRef} className={styles.tools}>
        <LedgerFilterBar filter={filter} onChange={setFilter} />
      </div>
      <Entries
        pages={pages}
        isComplete={isComplete}
        startsOpen={filter.reference !== undefined}
        onOpen={setOpen}
        {...(isLedgerFiltered(filter) ? { onClear: () => setFilter(noLedgerFilter) } : {})}
      />
      <EntrySheet
        entry={open}
        entries={pages.rows ?? []}
        isComplete={isComplete}
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

interface EntriesProps {
  pages: Pages<LedgerEntry>
  /** Whether there are no gaps between the entries. */
  isComplete: boolean
  /** Whether the entries of each event are shown without being asked for. */
  startsOpen: boolean
  onOpen: (entry: LedgerEntry) => void
  /** Clears the filter; undefined without one. */
  onClear?: () => void
}

function Entries({ pages, isComplete, startsOpen, onOpen, onClear }: EntriesProps) {
  const t = useMessages('records')
  const { rows, isFailed, hasMore, hasMoreFailed, isLoadingMore, loadMore, retry } = pages
  const isDesk = useIsDesk()
  const { isOpen, toggle } = useOpenEvents(startsOpen)
  const renderEvent = useEventRows(toggle)
  const renderEntry = useEntryRows(onOpen)
  const renderRow = useCallback(
    (row: LedgerRow) => {
      if (row.kind === 'day') return <Day day={row.day} />
      if (row.kind === 'event') return renderEvent(row.event, row.isOpen)
      if (row.kind === 'entry') return renderEntry(row.entry)
      return <EventEnd event={row.event} addsUp={isComplete ? addsUp(row.event, rows ?? []) : undefined} />
    },
    [renderEvent, renderEntry, isComplete, rows],
  )
  const items = useMemo(() => rows && rowsOf(rows, isOpen, hasMore), [rows, isOpen, hasMore])
  if (isFailed || !items) return <QueryFallback isFailed={isFailed} onRetry={retry} rows={8} />
  if (items.length === 0) return <NoEntries {...(onClear ? { onClear } : {})} />
  return (
    <div className={rowStyles.list}>
      <VirtualList
        label={t.title()}
        items={items}
        keyOf={keyOf}
        rowHeight={isDesk ? deskRowHeight : ledgerRowHeight}
        narrowRowHeight={narrowRowHeight}
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
    </div>
  )
}

/** Which events show their entries. */
function useOpenEvents(startsOpen: boolean) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    ({ id }: LedgerEvent) =>
      setToggled(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id])),
    [],
  )
  const isOpen = useCallback(({ id }: LedgerEvent) => toggled.has(id) !== startsOpen, [toggled, startsOpen])
  return { isOpen, toggle }
}

/** The rows of the entries that are loaded. The rest of the last event may be on the next page: it waits for that. */
function rowsOf(
  entries: readonly LedgerEntry[],
  isOpen: (event: LedgerEvent) => boolean,
  hasMore: boolean,
): LedgerRow[] {
  const events = toEvents(entries)
  return toLedgerRows(hasMore && events.length > 1 ? events.slice(0, -1) : events, isOpen, localDay)
}

function keyOf(row: LedgerRow): string {
  if (row.kind === 'day') return row.day
  return row.kind === 'entry' ? row.entry.id : `${row.kind} ${row.event.id}`
}

function Day({ day }: { day: string }) {
  const t = useMessages('records')
  const date = useDateFormat()
  const [today, yesterday] = latestDays()
  const name = day === today ? t.today() : day === yesterday ? t.yesterday() : undefined
  return <h2 className={styles.day}>{name ?? date(localDayRange(day).start, 'longDay')}</h2>
}

/** The calendar days of now and of the day before. */
function latestDays(): [string, string] {
  const today = localDay(Date.now())
  return [today, localDay(localDayRange(today).start - 1)]
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
