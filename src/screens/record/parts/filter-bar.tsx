import { useState } from 'react'
import { LedgerEntryType } from '../../../api/generated/models/index.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Chip, Segmented } from '../../../ui/choice.tsx'
import { DateSheet, useDateWords } from '../../../widgets/date-sheet.tsx'
import { useLedgerWords } from '../../../widgets/ledger-words.ts'
import type { LedgerFilter } from '../ledger-filter.ts'
import styles from './filter-bar.module.css'

export interface FilterBarProps {
  filter: LedgerFilter
  onChange: (filter: LedgerFilter) => void
}

/** What kind of entries, of which balance, of which days. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const t = useMessages('records')
  const words = useLedgerWords()
  const [isChoosing, setChoosing] = useState(false)
  const dates = useDateWords(filter)
  return (
    <div className={styles.bar}>
      <Segmented
        label={t.balance()}
        value={filter.balance ?? 'both'}
        items={[
          { id: 'both', label: t.both() },
          { id: 'available', label: t.available() },
          { id: 'held', label: t.held() },
        ]}
        onChange={id => onChange({ ...filter, balance: id === 'both' ? undefined : id })}
      />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t.filter()}</legend>
        <Chip selected={dates !== undefined} onPress={() => setChoosing(true)}>
          {dates ?? t.filterDates()}
        </Chip>
        <span className={styles.rule} />
        <Chip selected={filter.type === undefined} onPress={() => onChange({ ...filter, type: undefined })}>
          {t.allTypes()}
        </Chip>
        {Object.values(LedgerEntryType).map(type => (
          <Chip key={type} selected={filter.type === type} onPress={() => onChange({ ...filter, type })}>
            {words.type(type)}
          </Chip>
        ))}
      </fieldset>
      <DateSheet
        open={isChoosing}
        days={filter}
        onClose={() => setChoosing(false)}
        onApply={days => {
          setChoosing(false)
          onChange({ ...filter, ...days })
        }}
      />
    </div>
  )
}
