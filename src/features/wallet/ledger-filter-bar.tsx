import { useState } from 'react'
import { LedgerEntryType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Chip, ChipGroup, Segmented } from '#src/ui/choices/choice.tsx'
import { FilterSheet } from '#src/widgets/sheets/filter-sheet.tsx'
import { DateRangeSheet, useDateRangeLabel } from '#src/widgets/sheets/date-range-sheet.tsx'
import { FilterChip } from '#src/widgets/sheets/filter-chip.tsx'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import type { LedgerFilter } from './ledger-filter.ts'
import styles from '#src/features/wallet/filter-bar.module.css'
import { rowsOf } from '#src/api/envelope.ts'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useListBalances } from '#src/api/generated/wallet/wallet.ts'

interface LedgerAsset {
  /** As in the URL: c3, p201. */
  id: string
  label: string
}

/** The assets of the filter: the currencies of the platform, the holdings, and the chosen asset. */
function useLedgerAssets(chosen: string | undefined): LedgerAsset[] {
  const quiet = { query: { meta: { quiet: true } } }
  const balances = rowsOf(useListBalances(quiet).data) ?? []
  const holdings = rowsOf(useListHoldings(quiet).data) ?? []
  const coins = new Set(balances.map(balance => balance.productId))
  const assets = [
    // The entries of a tradable coin are under its product.
    ...balances.map(({ currencyId, productId, currencyName }) => ({
      id: productId === null ? `c${currencyId}` : `p${productId}`,
      label: currencyName,
    })),
    ...holdings
      .filter(({ productId }) => !coins.has(productId))
      .map(({ productId, productCode }) => ({ id: `p${productId}`, label: productCode })),
  ]
  const isKnown = chosen === undefined || assets.some(asset => asset.id === chosen)
  return isKnown ? assets : [...assets, { id: chosen, label: chosen }]
}

export interface LedgerFilterBarProps {
  filter: LedgerFilter
  onChange: (filter: LedgerFilter) => void
}

/** Filters entries by balance, type, asset and dates. */
export function LedgerFilterBar({ filter, onChange }: LedgerFilterBarProps) {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  const assets = useLedgerAssets(filter.asset)
  const [sheet, setSheet] = useState<'days' | 'type' | 'asset'>()
  const dates = useDateRangeLabel(filter)
  const close = () => setSheet(undefined)
  const apply = (change: Partial<LedgerFilter>) => {
    close()
    onChange({ ...filter, ...change })
  }
  const { type, asset, reference } = filter
  return (
    <div className={styles.bar}>
      <Segmented
        label={t.balance()}
        value={filter.balance ?? 'both'}
        items={[
          { id: 'both', label: t.allTypes() },
          { id: 'available', label: t.available() },
          { id: 'held', label: t.held() },
        ]}
        onChange={id => apply({ balance: id === 'both' ? undefined : id })}
      />
      <ChipGroup label={t.filter()} scrolls>
        {reference !== undefined && (
          <ReferenceChip reference={reference} onClear={() => apply({ reference: undefined })} />
        )}
        <FilterChip label={t.type()} value={type && labels.type(type)} onPress={() => setSheet('type')} />
        <FilterChip
          label={t.filterAsset()}
          value={assets.find(one => one.id === asset)?.label}
          onPress={() => setSheet('asset')}
        />
        <FilterChip label={t.filterDates()} value={dates} onPress={() => setSheet('days')} />
      </ChipGroup>
      <FilterSheet
        open={sheet === 'type'}
        title={t.type()}
        anyLabel={t.allTypes()}
        options={Object.values(LedgerEntryType).map(id => ({ id, label: labels.type(id) }))}
        value={type}
        onChoose={id => apply({ type: Object.values(LedgerEntryType).find(one => one === id) })}
        onClose={close}
      />
      <FilterSheet
        open={sheet === 'asset'}
        title={t.filterAsset()}
        anyLabel={t.anyAsset()}
        options={assets}
        value={asset}
        onChoose={id => apply({ asset: id })}
        onClose={close}
      />
      <DateRangeSheet open={sheet === 'days'} days={filter} onClose={close} onApply={apply} />
    </div>
  )
}

/** The order or other record whose entries are shown; pressing it shows those of all. */
function ReferenceChip({ reference, onClear }: { reference: string; onClear: () => void }) {
  const t = useMessages('records')
  return (
    <Chip selected onPress={onClear}>
      {t.reference()} <bdi className="figures">{reference}</bdi>
    </Chip>
  )
}
