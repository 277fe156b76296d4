import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListRechargeChannels } from '#src/api/generated/deposit/deposit.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { ChipGroup } from '#src/ui/choices/choice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { DateRangeSheet, useDateRangeLabel } from '#src/widgets/sheets/date-range-sheet.tsx'
import { FilterChip } from '#src/widgets/sheets/filter-chip.tsx'
import { OptionList } from '#src/widgets/sheets/option-list.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import {
  depositParams,
  depositStatuses,
  noDepositFilter,
  useDepositFilter,
  type DepositFilter,
} from './deposit-filter.ts'
import { useDepositStatusLabels } from './deposit-status.ts'
import { DepositRow } from './deposit-list.tsx'
import { useDeposits } from './use-deposits.ts'

/** The route /pages/user/rechargeRecord: all deposits, filtered by status, channel and dates. */
export default function DepositRecordsScreen() {
  const t = useMessages('deposit')
  const [filter, setFilter] = useDepositFilter()
  const params = depositParams(filter)
  const pages = useDeposits(params, 20)
  const isFiltered = Object.keys(params).length > 0
  return (
    <Screen title={t.recordsTitle()}>
      <Filters filter={filter} onChange={setFilter} />
      <PagedList
        pages={pages}
        label={t.recordsTitle()}
        empty={useEmptyState(isFiltered, () => setFilter(noDepositFilter))}
        renderRow={deposit => <DepositRow key={deposit.id} deposit={deposit} />}
      />
    </Screen>
  )
}

function useEmptyState(isFiltered: boolean, clear: () => void) {
  const t = useMessages('deposit')
  if (!isFiltered) {
    return {
      title: t.emptyRecords(),
      action: <ButtonLink to={PATHS.deposit}>{t.title()}</ButtonLink>,
    }
  }
  const action = (
    <Button kind="quiet" onPress={clear}>
      {t.showAll()}
    </Button>
  )
  return { title: t.noMatch(), action }
}

interface FiltersProps {
  filter: DepositFilter
  onChange: (filter: DepositFilter) => void
}

const any = ''

/** Filters by status, channel and dates. */
function Filters({ filter, onChange }: FiltersProps) {
  const t = useMessages('deposit')
  const records = useMessages('records')
  const statusLabels = useDepositStatusLabels()
  const channels = rowsOf(useListRechargeChannels().data) ?? []
  const [sheet, setSheet] = useState<'status' | 'channel' | 'days'>()
  const days = useDateRangeLabel(filter)
  const close = () => setSheet(undefined)
  const apply = (change: Partial<DepositFilter>) => {
    close()
    onChange({ ...filter, ...change })
  }
  const channel = channels.find(one => String(one.id) === filter.channel)
  return (
    <>
      <ChipGroup label={t.filter()} scrolls>
        <FilterChip
          label={t.anyStatus()}
          value={filter.status && statusLabels[filter.status]}
          onPress={() => setSheet('status')}
        />
        <FilterChip
          label={t.anyChannel()}
          value={channel?.channelName ?? filter.channel}
          onPress={() => setSheet('channel')}
        />
        <FilterChip label={records.filterDates()} value={days} onPress={() => setSheet('days')} />
      </ChipGroup>
      <Sheet open={sheet === 'status'} onClose={close} title={t.anyStatus()}>
        <OptionList
          label={t.anyStatus()}
          value={filter.status ?? any}
          options={[
            { id: any, label: t.all() },
            ...depositStatuses.map(id => ({ id, label: statusLabels[id] })),
          ]}
          onChange={id => apply({ status: depositStatuses.find(status => status === id) })}
        />
      </Sheet>
      <Sheet open={sheet === 'channel'} onClose={close} title={t.anyChannel()}>
        <OptionList
          label={t.anyChannel()}
          value={filter.channel ?? any}
          options={[
            { id: any, label: t.all() },
            ...channels.map(({ id, channelName }) => ({ id: String(id), label: channelName })),
          ]}
          onChange={id => apply({ channel: id || undefined })}
        />
      </Sheet>
      <DateRangeSheet open={sheet === 'days'} days={filter} onClose={close} onApply={apply} />
    </>
  )
}
