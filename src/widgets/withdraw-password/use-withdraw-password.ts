import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import type { WithdrawPasswordState } from '#src/api/generated/models/index.ts'
import { getIsWithdrawPasswordSetQueryKey } from '#src/api/generated/user/user.ts'
import {
  getGetWithdrawPasswordStateQueryKey,
  useGetWithdrawPasswordState,
} from '#src/api/generated/withdraw/withdraw.ts'

/** Whether the withdraw password is set, and until when it blocks withdrawals; undefined while loading. */
export function useWithdrawPassword() {
  const { data, isError, refetch } = useGetWithdrawPasswordState({ query: { meta: { quiet: true } } })
  return { state: dataOf(data), isFailed: isError, retry: () => refetch() }
}

/** Applies the state of an answer, or refetches it. */
export function useUpdatePasswordState(): (state?: WithdrawPasswordState) => Promise<void> {
  const client = useQueryClient()
  return async state => {
    const key = getGetWithdrawPasswordStateQueryKey()
    if (state) client.setQueryData(key, { code: 200, msg: 'ok', data: state })
    else await client.invalidateQueries({ queryKey: key })
    await client.invalidateQueries({ queryKey: getIsWithdrawPasswordSetQueryKey() })
  }
}
