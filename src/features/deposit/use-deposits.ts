import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BALANCES } from '#src/api/changes.ts'
import { dataOf } from '#src/api/envelope.ts'
import { useGetDeposit, useListDepositsInfinite } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit, ListDepositsParams } from '#models'
import { refreshAnswers } from '#src/widgets/account/refresh-answers.ts'
import { firstPage, pollWhile, usePages } from '#src/widgets/lists/use-pages.ts'
import { isFinal } from './deposit-status.ts'

/** ms between polls of a pending deposit. */
const pollInterval = 2000

type Filter = Omit<ListDepositsParams, 'pageNum' | 'pageSize'>

const isPending = ({ status }: Deposit) => status === 'pending'

/** The deposits of the account, newest first; polled while one is pending. */
export function useDeposits(filter: Filter = {}, pageSize = 10) {
  const client = useQueryClient()
  const deposits = useListDepositsInfinite(
    { ...firstPage, pageSize, ...filter },
    { query: { refetchInterval: pollWhile(isPending, pollInterval) } },
  )
  const pages = usePages(deposits, deposit => deposit.id)
  useRefreshBalances(client, pages.rows?.filter(deposit => deposit.status === 'approved').length)
  return pages
}

/** A deposit; polled until its status is final. */
export function useDeposit(id: string) {
  const client = useQueryClient()
  const query = useGetDeposit(
    { id },
    {
      query: {
        enabled: id !== '',
        retry: false,
        meta: { catch: true },
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
      void refreshAnswers(client, BALANCES)
    }
    previous.current = credited
  }, [credited, client])
}
