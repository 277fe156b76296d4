import { useState } from 'react'
import { useListWithdrawalsInfinite } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { type EmptyStateProps } from '#src/ui/feedback/states.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, pollWhile, usePages } from '#src/widgets/lists/use-pages.ts'
import { isInProgress, pollInterval } from './use-withdrawal.ts'
import { WithdrawalFilterBar } from './withdrawal-filter-bar.tsx'
import { WithdrawalRow } from './withdrawal-row.tsx'
import { WithdrawalSheet } from './withdrawal-sheet.tsx'
import {
  isWithdrawalFiltered,
  noWithdrawalFilter,
  withdrawalParams,
  useWithdrawalFilter,
} from './withdrawal-filter.ts'

const isOpen = ({ status }: Withdrawal) => isInProgress(status)

export default function WithdrawalRecordsScreen() {
  const t = useMessages('withdraw')
  const [filter, setFilter] = useWithdrawalFilter()
  const [opened, setOpened] = useState<Withdrawal>()
  const { id, ...listFilter } = filter
  const withdrawals = useListWithdrawalsInfinite(
    { ...firstPage, ...withdrawalParams(listFilter) },
    { query: { refetchInterval: pollWhile(isOpen, pollInterval) } },
  )
  const pages = usePages(withdrawals, withdrawal => withdrawal.id)
  const openId = opened?.id ?? id
  return (
    <Screen title={t.recordsTitle()}>
      <WithdrawalFilterBar filter={filter} onChange={setFilter} />
      <PagedList
        pages={pages}
        label={t.recordsTitle()}
        empty={useEmptyState(isWithdrawalFiltered(filter), () => setFilter(noWithdrawalFilter))}
        renderRow={withdrawal => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onOpen={setOpened} />
        )}
      />
      {openId !== undefined && (
        <WithdrawalSheet
          key={openId}
          id={openId}
          cached={pages.rows?.find(one => one.id === openId) ?? opened}
          onClose={() => {
            setOpened(undefined)
            if (id !== undefined) setFilter({ ...filter, id: undefined })
          }}
        />
      )}
    </Screen>
  )
}

function useEmptyState(hasFilter: boolean, clear: () => void): EmptyStateProps {
  const t = useMessages('withdraw')
  if (!hasFilter) {
    return {
      icon: 'withdraw',
      title: t.empty(),
      text: t.emptyText(),
      action: <ButtonLink to={PATHS.withdraw}>{t.title()}</ButtonLink>,
    }
  }
  const action = (
    <Button kind="quiet" onPress={clear}>
      {t.clearFilter()}
    </Button>
  )
  return { icon: 'search', title: t.emptyFilter(), action }
}
