import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ContractCloseReason } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { oneOf } from '#src/stores/storage/parse.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { HistoryList } from './history-list.tsx'
import { PositionList } from './position-list.tsx'
import { closeReasons, useReasonLabel } from './reason-labels.ts'
import { RejectedList } from './rejected-list.tsx'
import { OpenOrderList } from './open-order-list.tsx'
import { DAY } from '#src/lib/time/time-units.ts'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'

const views = ['positions', 'orders', 'history'] as const

/** The route /pages/position/contractPosition: positions, open orders and history. */
export default function PositionsScreen() {
  const t = useMessages('contract')
  const [search, setSearch] = useSearchParams()
  const view = oneOf(views, search.get('view')) ?? 'positions'
  return (
    <Screen title={t.title()} isDesk>
      <Tabs
        label={t.title()}
        value={view}
        onChange={next => setSearch({ view: next }, { replace: true })}
        items={views.map(id => ({ id, label: t[id]() }))}
      />
      <TabPanel label={t[view]()}>
        {view === 'positions' && <PositionList productId={undefined} />}
        {view === 'orders' && (
          <>
            <OpenOrderList productId={undefined} />
            <RejectedList productId={undefined} />
          </>
        )}
        {view === 'history' && <History />}
      </TabPanel>
    </Screen>
  )
}

const periods = [7, 30, 90] as const

/** Closed positions, filtered by reason and period. */
function History() {
  const t = useMessages('contract')
  const durations = useDurationFormat()
  const reasonLabel = useReasonLabel()
  const [closeReason, setReason] = useState<ContractCloseReason>()
  const [period, setPeriod] = useState<{ days: number; startTime: number }>()
  return (
    <>
      <ChipGroup label={t.reasonFilter()} scrolls>
        <Chip selected={closeReason === undefined} onPress={() => setReason(undefined)}>
          {t.anyReason()}
        </Chip>
        {closeReasons.map(reason => (
          <Chip key={reason} selected={reason === closeReason} onPress={() => setReason(reason)}>
            {reasonLabel(reason)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t.period()} scrolls>
        <Chip selected={period === undefined} onPress={() => setPeriod(undefined)}>
          {t.anyTime()}
        </Chip>
        {periods.map(days => (
          <Chip
            key={days}
            selected={days === period?.days}
            onPress={() => setPeriod({ days, startTime: serverNow() - days * DAY })}
          >
            {durations({ count: days, unit: 'D' })}
          </Chip>
        ))}
      </ChipGroup>
      <HistoryList productId={undefined} closeReason={closeReason} startTime={period?.startTime} />
    </>
  )
}
