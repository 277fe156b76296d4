import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useGetWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal, WithdrawalStatus } from '#src/api/generated/models/index.ts'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'

/** The lists that a withdrawal stands in, by their paths. */
export const withdrawalLists = ['/api/withdraw/list', '/api/withdraw/detail'] as const

/** ms between two looks at a withdrawal that is under way. */
export const pollEvery = 2000

/** Whether the operator has something to do about it yet. */
export function isUnderWay(status: WithdrawalStatus): boolean {
  return status === 'pending' || status === 'sent'
}

/** A withdrawal, looked at again by itself as long as it is under way; what it moves is then asked for anew. */
export function useWithdrawal(id: string, known?: Withdrawal) {
  const client = useQueryClient()
  const query = useGetWithdrawal(
    { id },
    {
      query: {
        meta: { quiet: true },
        refetchInterval: ({ state }) => {
          const status = dataOf(state.data)?.status ?? known?.status
          return status === undefined || isUnderWay(status) ? pollEvery : false
        },
      },
    },
  )
  const withdrawal = dataOf(query.data) ?? known
  const status = withdrawal?.status
  const last = useRef(status)
  useEffect(() => {
    if (last.current !== undefined && status !== last.current) void refreshAccount(client, withdrawalLists)
    last.current = status
  }, [client, status])
  return { withdrawal, isFailed: query.isError && !withdrawal, retry: () => query.refetch() }
}
