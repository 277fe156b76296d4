import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { BibiOrders } from './bibi-orders.tsx'
import { PairSheet } from './pair-sheet.tsx'
import { usePairs } from './use-pairs.ts'
import { DateRangeSheet, useDateRangeLabel } from '#src/widgets/sheets/date-range-sheet.tsx'
import { FilterChip } from '#src/widgets/sheets/filter-chip.tsx'
import { bibiParams, isBibiFiltered, historyStates, useBibiFilter, type BibiFilter } from './bibi-filter.ts'

/** The route /pages/position/bibiOrder: coin-to-coin orders, open and ended. */
export default function BibiOrdersScreen() {
  const t = useMessages('trade')
  const words = useMessages('bibi')
  const [filter, setFilter] = useBibiFilter()
  const clear = () =>
    setFilter({
      view: filter.view,
      pair: undefined,
      side: undefined,
      state: undefined,
      from: undefined,
      to: undefined,
    })
  return (
    <Screen title={words.ordersTitle()}>
      <Tabs
        label={t.orders()}
        value={filter.view}
        onChange={view => setFilter({ ...filter, view })}
        items={[
          { id: 'open', label: t.openOrders() },
          { id: 'history', label: t.history() },
        ]}
      />
      <TabPanel label={filter.view === 'open' ? t.openOrders() : t.history()}>
        <Filters filter={filter} onChange={setFilter} />
        <BibiOrders view={filter.view} filter={bibiParams(filter)} empty={useEmptyState(filter, clear)} />
      </TabPanel>
    </Screen>
  )
}

/** The text and action of an empty list. */
function useEmptyState(filter: BibiFilter, clear: () => void) {
  const t = useMessages('trade')
  const words = useMessages('bibi')
  if (isBibiFiltered(filter)) {
    return {
      title: words.noMatch(),
      action: (
        <Button kind="quiet" onPress={clear}>
          {words.clearFilter()}
        </Button>
      ),
    }
  }
  const action = (
    <ButtonLink kind="quiet" to={PATHS.coinTrade}>
      {words.tradePairs()}
    </ButtonLink>
  )
  return filter.view === 'open'
    ? { title: t.noOpenOrders(), text: t.noOpenOrdersText(), action }
    : { title: t.noHistory(), text: words.noHistoryText(), action }
}

interface FiltersProps {
  filter: BibiFilter
  onChange: (filter: BibiFilter) => void
}

/** Filters by pair, side, state and dates. */
function Filters({ filter, onChange }: FiltersProps) {
  const words = useMessages('bibi')
  const records = useMessages('records')
  const { pairs } = usePairs()
  const [sheet, setSheet] = useState<'pair' | 'days'>()
  const days = useDateRangeLabel(filter)
  const close = () => setSheet(undefined)
  return (
    <>
      <ChipGroup label={words.filter()} scrolls>
        <Chip
          selected={filter.pair !== undefined}
          onPress={() => (filter.pair ? onChange({ ...filter, pair: undefined }) : setSheet('pair'))}
        >
          {filter.pair ?? words.anyPair()}
        </Chip>
        <FilterChip label={records.filterDates()} value={days} onPress={() => setSheet('days')} />
        <SideAndStateChips filter={filter} onChange={onChange} />
      </ChipGroup>
      <PairSheet
        open={sheet === 'pair'}
        pairs={pairs}
        chosen={undefined}
        onClose={close}
        onChoose={({ pairCode }) => {
          close()
          onChange({ ...filter, pair: pairCode })
        }}
      />
      <DateRangeSheet
        open={sheet === 'days'}
        days={filter}
        onClose={close}
        onApply={chosen => {
          close()
          onChange({ ...filter, ...chosen })
        }}
      />
    </>
  )
}

/** Pressing a selected chip clears it. */
function SideAndStateChips({ filter, onChange }: FiltersProps) {
  const t = useMessages('trade')
  const sides = { buy: t.buy(), sell: t.sell() }
  const stateLabels = {
    filled: t.statusFilled(),
    cancelled: t.statusCancelled(),
    rejected: t.statusRejected(),
  }
  return (
    <>
      {(['buy', 'sell'] as const).map(side => (
        <Chip
          key={side}
          selected={filter.side === side}
          onPress={() => onChange({ ...filter, side: filter.side === side ? undefined : side })}
        >
          {sides[side]}
        </Chip>
      ))}
      {filter.view === 'history' &&
        historyStates.map(state => (
          <Chip
            key={state}
            selected={filter.state === state}
            onPress={() => onChange({ ...filter, state: filter.state === state ? undefined : state })}
          >
            {stateLabels[state]}
          </Chip>
        ))}
    </>
  )
}
