import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListAwardsInfinite, useListAwardTotals } from '#src/api/generated/reward/reward.ts'
import type { Award as AwardRow, AwardTotal } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { sum, trimZeros } from '#src/lib/money/money.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { DefinitionList, Row } from '#src/ui/list.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { DateRangeSheet, useDateRangeLabel } from '#src/widgets/sheets/date-range-sheet.tsx'
import { FilterChip } from '#src/widgets/sheets/filter-chip.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import {
  awardKinds,
  awardParams,
  isAwardFiltered,
  noAwardFilter,
  useAwardFilter,
  type AwardFilter,
} from './award-filter.ts'
import { AwardSheet } from './award-sheet.tsx'
import { useAwardLabels } from './award-labels.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

/** The route /pages/user/award: all awards paid to the account, with their sources. */
export default function AwardsScreen() {
  const t = useMessages('reward')
  const [filter, setFilter] = useAwardFilter()
  const [open, setOpen] = useState<AwardRow>()
  return (
    <MoneyScreen title={t.awardTitle()}>
      <Totals />
      <Filters filter={filter} onChange={setFilter} />
      <Awards filter={filter} onClear={() => setFilter(noAwardFilter)} onOpen={setOpen} />
      <AwardSheet award={open} onClose={() => setOpen(undefined)} />
    </MoneyScreen>
  )
}

function Totals() {
  const { data, isError, refetch } = useListAwardTotals({ query: { meta: { quiet: true } } })
  const totals = rowsOf(data)
  if (totals) return <TotalRows totals={totals} />
  return <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<Skeleton height={170} />} />
}

function TotalRows({ totals }: { totals: readonly AwardTotal[] }) {
  const t = useMessages('reward')
  const labels = useAwardLabels()
  const locale = useLanguage()
  const currency = totals[0]?.currencyName ?? ''
  const amount = (value: string) => <ExactAmount value={value} currency={currency} isMoney />
  return (
    <DefinitionList
      lines={[
        ...totals.map(total => ({
          label: labels.kind(total.kind),
          note: t.count({ count: formatNumber(String(total.count), { locale, decimals: 0 }) }),
          value: amount(total.amount),
        })),
        { label: t.total(), value: amount(trimZeros(sum(totals.map(total => total.amount)))), isTotal: true },
      ]}
    />
  )
}

interface FiltersProps {
  filter: AwardFilter
  onChange: (filter: AwardFilter) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useMessages('reward')
  const team = useMessages('team')
  const records = useMessages('records')
  const labels = useAwardLabels()
  const days = useDateRangeLabel(filter)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <ChipGroup label={t.kind()}>
      <FilterChip label={records.filterDates()} value={days} onPress={() => setChoosing(true)} />
      <Chip
        selected={filter.kind === undefined}
        onPress={() => onChange({ ...filter, kind: undefined, level: undefined })}
      >
        {t.allKinds()}
      </Chip>
      {awardKinds.map(kind => (
        <Chip
          key={kind}
          selected={filter.kind === kind}
          onPress={() => onChange({ ...filter, kind, level: undefined })}
        >
          {labels.kind(kind)}
        </Chip>
      ))}
      {filter.kind === 'team' &&
        ([1, 2] as const).map(level => (
          <Chip
            key={level}
            selected={filter.level === level}
            onPress={() => onChange({ ...filter, level: filter.level === level ? undefined : level })}
          >
            {level === 1 ? team.level1() : team.level2()}
          </Chip>
        ))}
      <DateRangeSheet
        open={isChoosing}
        days={filter}
        onClose={() => setChoosing(false)}
        onApply={chosen => {
          setChoosing(false)
          onChange({ ...filter, ...chosen })
        }}
      />
    </ChipGroup>
  )
}

interface AwardsProps {
  filter: AwardFilter
  onClear: () => void
  onOpen: (award: AwardRow) => void
}

function Awards({ filter, onClear, onOpen }: AwardsProps) {
  const t = useMessages('reward')
  const labels = useAwardLabels()
  const date = useDateFormat()
  const awards = useListAwardsInfinite({ ...firstPage, ...awardParams(filter) })
  const pages = usePages(awards, award => award.id)
  const clear = (
    <Button kind="quiet" onPress={onClear}>
      {t.clearFilter()}
    </Button>
  )
  return (
    <PagedList
      pages={pages}
      label={t.awardTitle()}
      empty={
        isAwardFiltered(filter)
          ? { title: t.emptyFilter(), action: clear }
          : { title: t.emptyAwards(), text: t.emptyAwardsText() }
      }
      renderRow={award => (
        <Row
          key={award.id}
          title={labels.one(award.kind)}
          subtitle={<bdi>{labels.source(award)}</bdi>}
          end={<ExactAmount value={award.amount} currency={award.currencyName} isMoney signed />}
          endNote={date(award.time, 'day')}
          onPress={() => onOpen(award)}
        />
      )}
    />
  )
}
