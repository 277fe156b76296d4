import { dataOf } from '#src/api/envelope.ts'
import { useGetTradingLimits } from '#src/api/generated/quick/quick.ts'
import type { TradingLimits } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'

/** ms between refetches: a day ends, a raise takes effect, a cooling-off ends. */
const limitsInterval = 30_000

/** The trading limits of the account; undefined for a guest. */
export function useTradingLimits() {
  const isSignedIn = useIsSignedIn()
  const query = useGetTradingLimits({ query: { enabled: isSignedIn, refetchInterval: limitsInterval } })
  return {
    limits: isSignedIn ? dataOf(query.data) : undefined,
    hasFailed: query.isError && !query.data,
    retry: query.refetch,
  }
}

/** The end of the current cooling-off, epoch ms; undefined: none. */
export function coolingOffEnd(limits: TradingLimits | undefined): number | undefined {
  const until = limits?.coolingOffUntil ?? undefined
  return until !== undefined && until > serverNow() ? until : undefined
}

/** Why quick orders are locked, as text; undefined: no cooling-off. */
export function useCoolingOffLock(): string | undefined {
  const t = useMessages('quick')
  const date = useDateFormat()
  const until = coolingOffEnd(useTradingLimits().limits)
  return until === undefined ? undefined : t.coolingOffLock({ time: date(until, 'moment') })
}
