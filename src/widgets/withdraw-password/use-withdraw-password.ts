import { dataOf } from '#src/api/envelope.ts'
import { useGetWithdrawPasswordState } from '#src/api/generated/withdraw/withdraw.ts'

/** Whether the withdraw password is set, and until when it blocks withdrawals; undefined while loading. */
export function useWithdrawPassword() {
  const { data, isError, refetch } = useGetWithdrawPasswordState({ query: { meta: { quiet: true } } })
  return { state: dataOf(data), isFailed: isError, retry: () => refetch() }
}
