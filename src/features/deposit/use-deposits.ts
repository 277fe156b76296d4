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
import { getGetAssetPanelQueryKey } from '#src/api/generated/user/user.ts'
import { usePages } from '#src/widgets/use-pages.ts'
import { isFinal } from './deposit-words.ts'

/** ms between two looks at a deposit that is being checked. */
const pollEvery = 2000

type Filter = Omit<ListDepositsParams, 'pageNum' | 'pageSize'>

/** The account's deposits, newest first. As long as one is being checked it looks again by itself. */
export function useDeposits(filter: Filter = {}, pageSize = 10) {
  const client = useQueryClient()
  const pages = usePages<Deposit>({
    queryKey: [...getListDepositsQueryKey(), 'pages', filter, pageSize],
    load: async (page, signal) => pageOf(await listDeposits({ ...filter, ...page }, { quiet: true }, signal)),
    idOf: deposit => deposit.id,
    pageSize,
    pollEvery: rows => (rows.some(deposit => deposit.status === 'pending') ? pollEvery : false),
  })
  useCredited(client, pages.rows?.filter(deposit => deposit.status === 'approved').length)
  return pages
}

/** One deposit, looked at again until it is decided. */
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
          return deposit && !isFinal(deposit.status) ? pollEvery : false
        },
      },
    },
  )
  const deposit = dataOf(query.data)
  useCredited(client, deposit && Number(deposit.status === 'approved'))
  return { deposit, error: query.data ? undefined : query.error, retry: () => query.refetch() }
}

/** What was credited while one looked on changes every balance. */
function useCredited(client: QueryClient, credited: number | undefined): void {
  const known = useRef(credited)
  useEffect(() => {
    if (known.current !== undefined && credited !== undefined && credited > known.current) {
      void client.invalidateQueries({ queryKey: getGetAssetPanelQueryKey() })
      void client.invalidateQueries({ queryKey: ['/api/userInfo/userBalance'] })
      void client.invalidateQueries({ queryKey: ['/api/walletLog/list'] })
    }
    known.current = credited
  }, [credited, client])
}

/** Looks again at one deposit and at the lists that it stands in. */
export function refreshDeposits(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: getGetDepositQueryKey({ id }) }),
    client.invalidateQueries({ queryKey: getListDepositsQueryKey() }),
  ])
}
