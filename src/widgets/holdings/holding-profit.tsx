import { Change } from '#src/ui/figures/change.tsx'
import { useFigureSettings, useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { PrivateChange } from '../account/private-change.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './holdings.module.css'
import type { LiveHolding } from './use-live-holding.ts'

/** The profit or loss of a holding, in money and in percent of its cost. */
export function HoldingProfit({ live }: { live: LiveHolding }) {
  const { decimals } = useSite()
  const { hideFigures } = useFigureSettings()
  const hidesPercent = useHidesPercent()
  return (
    <span className={styles.profit}>
      {(!hideFigures || hidesPercent) && (
        <PrivateChange value={live.profit} decimals={decimals} size="label" />
      )}
      {!hidesPercent && <Change value={live.profitRate} size="label" />}
    </span>
  )
}
