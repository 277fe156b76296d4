import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import {
  getGetDepositQueryKey,
  getListDepositsQueryKey,
  listDeposits,
  useGetDeposit,
} from '#src/api/generated/deposit/deposit.ts'
import type { Deposit, ListDepositsParams } from '#src/api/generated/models/index.ts'
import { getGetAssetPanelQueryKey, getGetUserBalanceQueryKey } from '#src/api/generated/user/user.ts'
import { getListLedgerEntriesQueryKey } from '#src/api/generated/wallet/wallet.ts'
import { usePages } from '#src/widgets/use-pages.ts'
import { isFinal } from './deposit-status.ts'

/** ms between polls of a pending deposit. */
const pollInterval = 2000

type Filter = Omit<ListDepositsParams, 'pageNum' | 'pageSize'>

/** The deposits of the account, newest first; polled while one is pending. */
export function useDeposits(filter: Filter = {}, pageSize = 10) {
  const client = useQueryClient()
  const pages = usePages<Deposit>({
    queryKey: [...getListDepositsQueryKey(), 'pages', filter, pageSize],
    load: async (page, signal) => pageOf(await listDeposits({ ...filter, ...page }, { quiet: true }, signal)),
    idOf: deposit => deposit.id,
    pageSize,
    pollInterval: rows => (rows.some(deposit => deposit.status === 'pending') ? pollInterval : false),
  })
  useRefreshBalances(client, pages.rows?.filter(deposit => deposit.status === 'approved').length)
  return pages
}

/** A deposit; polled until its status is final. */
export function useDeposit(id: string) {
  const client = useQueryClient()
  const query = useGetDeposit(
    { id },
    {
      request: { catch: true, quiet: true },
      query: {
        enabled: id !== '',
        retry: false,
        refetchInterval: ({ state }) => {
          const deposit = dataOf(state.data)
          return deposit && !isFinal(deposit.status) ? pollInterval : false
        },
      },
    },
  )
  const deposit = dataOf(query.data)
  useRefreshBalances(client, deposit && Number(deposit.status === 'approved'))
  return { deposit, error: query.data ? undefined : query.error, retry: () => query.refetch() }
}

/** Refetches balances and entries when a deposit has been credited meanwhile. */
function useRefreshBalances(client: QueryClient, credited: number | undefined): void {
  const previous = useRef(credited)
  useEffect(() => {
    if (previous.current !== undefined && credited !== undefined && credited > previous.current) {
      void client.invalidateQueries({ queryKey: getGetAssetPanelQueryKey() })
      void client.invalidateQueries({ queryKey: getGetUserBalanceQueryKey() })
      void client.invalidateQueries({ queryKey: getListLedgerEntriesQueryKey() })
    }
    previous.current = credited
  }, [credited, client])
}

/** Refetches a deposit and the lists that contain it. */
export function refreshDeposits(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: getGetDepositQueryKey({ id }) }),
    client.invalidateQueries({ queryKey: getListDepositsQueryKey() }),
  ])
}
