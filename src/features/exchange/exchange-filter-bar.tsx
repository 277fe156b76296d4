import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ChipGroup } from '#src/ui/choices/choice.tsx'
import { FilterSheet } from '#src/widgets/sheets/filter-sheet.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { DateRangeSheet, useDateRangeLabel } from '#src/widgets/sheets/date-range-sheet.tsx'
import { FilterChip } from '#src/widgets/sheets/filter-chip.tsx'
import type { ExchangeFilter } from './exchange-filter.ts'

export interface ExchangeFilterBarProps {
  filter: ExchangeFilter
  onChange: (filter: ExchangeFilter) => void
}

/** Filters by source and target currency and dates. */
export function ExchangeFilterBar({ filter, onChange }: ExchangeFilterBarProps) {
  const t = useMessages('exchange')
  const records = useMessages('records')
  const nameOf = useCurrencyName()
  const currencies = rowsOf(useListPlatformCurrencies(undefined, { query: { meta: { quiet: true } } }).data)
  const [sheet, setSheet] = useState<'paid' | 'received' | 'days'>()
  const dates = useDateRangeLabel(filter)
  const close = () => setSheet(undefined)
  const apply = (change: Partial<ExchangeFilter>) => {
    close()
    onChange({ ...filter, ...change })
  }
  const labels = { paid: t.anyFrom(), received: t.anyTo() }
  return (
    <>
      <ChipGroup label={t.filter()} scrolls>
        {(['paid', 'received'] as const).map(side => {
          const id = filter[side]
          return (
            <FilterChip
              key={side}
              label={labels[side]}
              value={id && nameOf(Number(id))}
              onPress={() => setSheet(side)}
            />
          )
        })}
        <FilterChip label={records.filterDates()} value={dates} onPress={() => setSheet('days')} />
      </ChipGroup>
      {(['paid', 'received'] as const).map(side => (
        <FilterSheet
          key={side}
          open={sheet === side}
          title={labels[side]}
          anyLabel={t.anyCurrency()}
          options={(currencies ?? []).map(({ id, currencyName }) => ({
            id: String(id),
            label: currencyName,
          }))}
          value={filter[side]}
          onChoose={id => apply({ [side]: id })}
          onClose={close}
        />
      ))}
      <DateRangeSheet open={sheet === 'days'} days={filter} onClose={close} onApply={apply} />
    </>
  )
}
