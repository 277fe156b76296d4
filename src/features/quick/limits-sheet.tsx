import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { getGetTradingLimitsQueryKey, useSetTradingLimits } from '#src/api/generated/quick/quick.ts'
import type { TradingLimits, TradingLimitsRequest } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { CoolingOff } from './cooling-off.tsx'
import { DailyLimit } from './daily-limit.tsx'
import styles from './quick.module.css'
import { useTradingLimits } from './use-trading-limits.ts'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

/** Own trading limits: the daily stake limit and cooling-off. */
export function LimitsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages('quick')
  const { limits, hasFailed, retry } = useTradingLimits()
  const save = useSaveLimits()
  return (
    <Sheet open={open} onClose={onClose} title={t.limits()}>
      {limits ? (
        <div className={styles.stack}>
          <LimitRows limits={limits} />
          <DailyLimit limits={limits} onSave={save} />
          <CoolingOff limits={limits} onSave={save} />
        </div>
      ) : hasFailed ? (
        <ErrorState title={t.limitsFailed()} onRetry={retry} />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Sheet>
  )
}

export type SaveLimits = (request: TradingLimitsRequest) => Promise<TradingLimits | undefined>

/** Saves limits, and shows the new ones at once. @throws ApiError, TransportError, SwallowedAnswer */
function useSaveLimits(): SaveLimits {
  const client = useQueryClient()
  const { mutateAsync } = useSetTradingLimits()
  return async request => {
    const answer = await mutateAsync({ data: request })
    const limits = dataOf(answer)
    if (limits) client.setQueryData(getGetTradingLimitsQueryKey(), answer)
    return limits
  }
}

function LimitRows({ limits }: { limits: TradingLimits }) {
  const t = useMessages('quick')
  const date = useDateFormat()
  const currency = useCurrencyName()(limits.currencyId)
  const amount = (limit: string | null) =>
    limit === null ? t.noLimit() : <ExactMoney value={limit} currency={currency} />
  const { dailyStakeLimit, nextDailyStakeLimit: next, stakedToday, coolingOffUntil } = limits
  const rows: Definition[] = [
    { label: t.stakedToday(), value: <ExactMoney value={stakedToday} currency={currency} isPrivate /> },
    { label: t.dailyLimit(), note: t.inEffect(), value: amount(dailyStakeLimit) },
    ...(next
      ? [
          {
            label: t.waits(),
            note: t.waitsFrom({ time: date(next.from, 'moment') }),
            value: amount(next.dailyStakeLimit),
          },
        ]
      : []),
    ...(coolingOffUntil === null ? [] : [{ label: t.coolingOff(), value: date(coolingOffUntil, 'moment') }]),
  ]
  return <DefinitionList lines={rows} />
}
