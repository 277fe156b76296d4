import { rowsOf } from '#src/api/envelope.ts'
import { useListMiningTotals } from '#src/api/generated/mining/mining.ts'
import type { EarningTotal } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'
import { useEarningLabels } from '#src/widgets/earning/use-earning-labels.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The user's locked amounts and mining output by asset. */
export function MiningTotals() {
  const t = useMessages('earning')
  const { data, isError, refetch } = useListMiningTotals({ query: { meta: { quiet: true } } })
  const totals = rowsOf(data)
  return (
    <Section title={t.totals()}>
      {totals ? (
        totals.length === 0 ? (
          <EmptyState icon="lock" title={t.nothingLocked()} />
        ) : (
          totals.map(total => <Total key={total.assetName} total={total} />)
        )
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />
      )}
    </Section>
  )
}

function Total({ total }: { total: EarningTotal }) {
  const t = useMessages('earning')
  const locale = useLanguage()
  const labels = useEarningLabels(EARNING_SERVICES.mining)
  const amount = (value: string) => (
    <ExactAmount value={value} currency={total.assetName} isMoney={total.currencyId !== null} />
  )
  return (
    <DefinitionList
      lines={[
        {
          label: t.lockedNow(),
          value: amount(total.running),
          note: t.lockedIn({ orders: formatNumber(`${total.orders}`, { locale, decimals: 0 }) }),
          isTotal: true,
        },
        { label: t.lastDay({ date: labels.day(total.lastDay) }), value: amount(total.lastDayEarned) },
        {
          label: t.outputTotal(),
          value: amount(total.accrued),
          note: t.upTo({ date: labels.day(total.lastDay) }),
        },
      ]}
    />
  )
}
