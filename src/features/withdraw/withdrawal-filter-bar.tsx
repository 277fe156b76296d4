import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { DateRangeSheet, useDateRangeLabel } from '#src/widgets/sheets/date-range-sheet.tsx'
import { FilterChip } from '#src/widgets/sheets/filter-chip.tsx'
import { useWithdrawalStatusLabels } from './use-status-labels.ts'
import { withdrawalStatuses, type WithdrawalFilter as Filter } from './withdrawal-filter.ts'
import styles from './records.module.css'

export interface WithdrawalFilterBarProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Filters by status and dates. */
export function WithdrawalFilterBar({ filter, onChange }: WithdrawalFilterBarProps) {
  const t = useMessages('withdraw')
  const records = useMessages('records')
  const statusLabels = useWithdrawalStatusLabels()
  const [isChoosing, setChoosing] = useState(false)
  const dates = useDateRangeLabel(filter)
  const choose = (status: Filter['status']) => onChange({ ...filter, status })
  return (
    <div className={styles.filters}>
      <ChipGroup label={t.filter()}>
        <FilterChip label={records.filterDates()} value={dates} onPress={() => setChoosing(true)} />
        <Chip selected={filter.status === undefined} onPress={() => choose(undefined)}>
          {t.anyStatus()}
        </Chip>
        {withdrawalStatuses.map(status => (
          <Chip key={status} selected={filter.status === status} onPress={() => choose(status)}>
            {statusLabels[status]}
          </Chip>
        ))}
        <DateRangeSheet
          open={isChoosing}
          days={filter}
          onClose={() => setChoosing(false)}
          onApply={days => {
            setChoosing(false)
            onChange({ ...filter, ...days })
          }}
        />
      </ChipGroup>
    </div>
  )
}
