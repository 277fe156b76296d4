import { dataOf } from '#src/api/envelope.ts'
import { useGetAccountSafety } from '#src/api/generated/security/security.ts'
import type { AccountSafety } from '#models'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** Asked again when the freeze or a rest ends; at most once a minute, as the device's clock may be ahead. */
function untilNextEnd(safety: AccountSafety | undefined): number | false {
  const { unfreezesAt, withdrawalsFrom, addressRestEnds } = safety ?? {}
  const ends = [unfreezesAt, withdrawalsFrom, addressRestEnds].filter(time => typeof time === 'number')
  return ends.length === 0 ? false : Math.max(MINUTE, Math.min(...ends) - Date.now())
}

/** What protects the account: the freeze, the rest of withdrawals, and that of new cards and addresses. */
export function useAccountSafety() {
  const { data, isError, refetch } = useGetAccountSafety({
    query: { meta: { quiet: true }, refetchInterval: ({ state }) => untilNextEnd(dataOf(state.data)) },
  })
  return { safety: dataOf(data), isFailed: isError, retry: refetch }
}
