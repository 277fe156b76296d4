import { useMessages } from '#src/i18n/use-messages.ts'
import { shownTrade, type TradeAmounts } from '#src/lib/numbers/agreeing-figures.ts'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import styles from './exact-trade.module.css'

/** The amounts of a trade as they are shown beside each other; exact where the person wants every digit. */
export function useShownTrade<Trade extends TradeAmounts>(
  trade: Trade | undefined,
  isBuying: boolean,
): TradeAmounts | undefined {
  const { decimals } = useSite()
  const { thousandsAsIs } = useFigureSettings()
  return trade && !thousandsAsIs ? shownTrade(trade, isBuying, decimals) : trade
}

/** The amounts of a trade with all their digits, as they are booked, behind a touch. */
export function ExactTrade({
  trade,
  isBuying,
  currency,
  isPrivate = false,
}: {
  trade: TradeAmounts
  isBuying: boolean
  currency: string
  isPrivate?: boolean
}) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const money = (value: string) => <ExactMoney value={value} currency={currency} isPrivate={isPrivate} />
  return (
    <details className={styles.exact}>
      <summary>{spot.exactFigures()}</summary>
      <DefinitionList
        lines={[
          { label: isBuying ? t.cost() : spot.proceeds(), value: money(trade.cost) },
          { label: t.fee(), value: money(trade.fee) },
          { label: t.total(), value: money(trade.total) },
        ]}
      />
    </details>
  )
}
