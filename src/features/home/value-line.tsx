import { dataOf } from '#src/api/envelope.ts'
import { useGetEquityCurve } from '#src/api/generated/wallet/wallet.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { Sparkline } from '#src/ui/figures/sparkline.tsx'
import styles from './value-line.module.css'

const refreshInterval = MINUTE

/** The account value over the last day, without figures; its room is kept while it loads and while figures are hidden. */
export function ValueLine() {
  const query = { refetchInterval: refreshInterval, meta: { quiet: true } }
  const points = dataOf(useGetEquityCurve({ range: 'day' }, { query }).data)?.points
  const isHidden = useHidesPercent()
  return (
    <div className={styles.line}>
      {points && points.length > 1 && !isHidden && (
        <Sparkline
          stretches
          direction="level"
          values={points.map(({ equity }) => equity)}
          width={600}
          height={72}
        />
      )}
    </div>
  )
}
