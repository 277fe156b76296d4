import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { changesOf } from '#src/api/changes.ts'
import { dataOf } from '#src/api/envelope.ts'
import { useGetWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal, WithdrawalStatus } from '#models'
import { refreshAnswers } from '#src/widgets/account/refresh-answers.ts'

/** ms between polls of a withdrawal in progress. */
export const pollInterval = 2000

/** Whether the status is not final yet. */
export function isInProgress(status: WithdrawalStatus): boolean {
  return status === 'pending' || status === 'sent'
}

/** A withdrawal, polled while in progress; refetches balances and lists when its status changes. */
export function useWithdrawal(id: string, cached?: Withdrawal) {
  const client = useQueryClient()
  const query = useGetWithdrawal(
    { id },
    {
      query: {
        meta: { quiet: true },
        refetchInterval: ({ state }) => {
          const status = dataOf(state.data)?.status ?? cached?.status
          return status === undefined || isInProgress(status) ? pollInterval : false
        },
      },
    },
  )
  const withdrawal = dataOf(query.data) ?? cached
  const status = withdrawal?.status
  const previousStatus = useRef(status)
  useEffect(() => {
    if (previousStatus.current !== undefined && status !== previousStatus.current)
      void refreshAnswers(client, changesOf('createWithdrawal'))
    previousStatus.current = status
  }, [client, status])
  return { withdrawal, isFailed: query.isError && !withdrawal, retry: () => query.refetch() }
}
