import { dataOf } from '#src/api/envelope.ts'
import { useGetTradingLimits } from '#src/api/generated/quick/quick.ts'
import type { TradingLimits } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { serverNow } from '#src/stores/quotes.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { useDates } from '#src/widgets/dates.ts'

/** As often as the limits are asked for: a day ends, a raise takes effect, a cooling-off is over. */
const interval = 30_000

/** What the account signed in has set for itself; nothing for a guest. */
export function useTradingLimits() {
  const isSignedIn = useIsSignedIn()
  const query = useGetTradingLimits({ query: { enabled: isSignedIn, refetchInterval: interval } })
  return {
    limits: isSignedIn ? dataOf(query.data) : undefined,
    hasFailed: query.isError && !query.data,
    retry: query.refetch,
  }
}

/** Whether somebody is in a cooling-off, and until when (epoch ms). */
export function coolingOffOf(limits: TradingLimits | undefined): number | undefined {
  const until = limits?.coolingOffUntil ?? undefined
  return until !== undefined && until > serverNow() ? until : undefined
}

/** Why no quick order can be placed for now, in words; undefined: no cooling-off runs. */
export function useCoolingOffLock(): string | undefined {
  const t = useMessages('quick')
  const date = useDates()
  const until = coolingOffOf(useTradingLimits().limits)
  return until === undefined ? undefined : t.coolingOffLock({ time: date(until, 'moment') })
}
