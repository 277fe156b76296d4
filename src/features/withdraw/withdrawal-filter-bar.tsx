import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Chip, ChipGroup } from '#src/ui/choice.tsx'
import { DateSheet, useDateWords } from '#src/widgets/date-sheet.tsx'
import { useStatusWords } from './status-words.ts'
import { statuses, type WithdrawalFilter as Filter } from './withdrawal-filter.ts'
import styles from './records.module.css'

export interface WithdrawalFilterProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Withdrawals in which state, of which days. */
export function WithdrawalFilter({ filter, onChange }: WithdrawalFilterProps) {
  const t = useMessages('withdraw')
  const records = useMessages('records')
  const words = useStatusWords()
  const [isChoosing, setChoosing] = useState(false)
  const dates = useDateWords(filter)
  const choose = (status: Filter['status']) => onChange({ ...filter, status })
  return (
    <div className={styles.filters}>
      <ChipGroup label={t.filter()}>
        <Chip selected={dates !== undefined} onPress={() => setChoosing(true)}>
          {dates ?? records.filterDates()}
        </Chip>
        <Chip selected={filter.status === undefined} onPress={() => choose(undefined)}>
          {t.anyStatus()}
        </Chip>
        {statuses.map(status => (
          <Chip key={status} selected={filter.status === status} onPress={() => choose(status)}>
            {words[status]}
          </Chip>
        ))}
        <DateSheet
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
