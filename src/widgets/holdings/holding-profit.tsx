import { Change } from '#src/ui/figures/change.tsx'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { PrivateChange } from '../account/private-change.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './holdings.module.css'
import type { LiveHolding } from './use-live-holding.ts'

/** The profit or loss of a holding, in money and in percent of its cost. */
export function HoldingProfit({ live }: { live: LiveHolding }) {
  const { decimals } = useSite()
  const { hideFigures } = useFigureSettings()
  return (
    <span className={styles.profit}>
      <PrivateChange value={live.profit} decimals={decimals} size="label" />
      {!hideFigures && <Change value={live.profitRate} size="label" />}
    </span>
  )
}
