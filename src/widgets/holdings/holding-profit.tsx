import { isDecimal } from '#src/lib/money/decimal.ts'
import { isShownAsZero, shownDifference } from '#src/lib/numbers/agreeing-figures.ts'
import { Change } from '#src/ui/figures/change.tsx'
import { useFigureSettings, useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { PrivateChange } from '../account/private-change.tsx'
import { useWorth } from '../account/use-worth.ts'
import styles from './holdings.module.css'
import type { LiveHolding } from './use-live-holding.ts'

/** The profit or loss of a holding, as its value and its cost are shown, and in percent of the cost unless it is shown as zero. */
export function HoldingProfit({ live }: { live: LiveHolding }) {
  const worth = useWorth()
  const { hideFigures, thousandsAsIs } = useFigureSettings()
  const { currency: _, ...exact } = worth.of(live.profit)
  const [value, cost] = [worth.of(live.value).value, worth.of(live.cost).value]
  const isShort = !thousandsAsIs && isDecimal(value) && isDecimal(cost)
  const profit = isShort ? { ...exact, value: shownDifference(value, [cost], exact.decimals) } : exact
  const isZero = isDecimal(profit.value) && isShownAsZero(profit.value, profit.decimals)
  const hidesPercent = useHidesPercent()
  return (
    <span className={styles.profit}>
      {(!hideFigures || hidesPercent) && <PrivateChange {...profit} size="label" />}
      {!hidesPercent && !isZero && <Change value={live.profitRate} size="label" />}
    </span>
  )
}
