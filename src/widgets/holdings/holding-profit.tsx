import { Change } from '#src/ui/figures/change.tsx'
import { useFigureSettings, useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { PrivateChange } from '../account/private-change.tsx'
import { useWorth } from '../account/use-worth.ts'
import styles from './holdings.module.css'
import type { LiveHolding } from './use-live-holding.ts'

/** The profit or loss of a holding, in money and in percent of its cost. */
export function HoldingProfit({ live }: { live: LiveHolding }) {
  const { currency: _, ...profit } = useWorth().of(live.profit)
  const { hideFigures } = useFigureSettings()
  const hidesPercent = useHidesPercent()
  return (
    <span className={styles.profit}>
      {(!hideFigures || hidesPercent) && <PrivateChange {...profit} size="label" />}
      {!hidesPercent && <Change value={live.profitRate} size="label" />}
    </span>
  )
}
