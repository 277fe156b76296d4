import { useMessages } from '../../i18n/use-messages.ts'
import { Tabs } from '../../ui/choice.tsx'
import { chooseInterval, useChartInterval } from './chart-interval.ts'
import { intervals } from './live-candle.ts'
import styles from './candle-chart.module.css'

/** The lengths that candles can have, all in one line. */
export function IntervalPicker() {
  const t = useMessages('trade')
  const interval = useChartInterval(chosen => chosen.interval)
  const items = intervals.map(id => ({ id, label: t[`interval${id}`]() }))
  return (
    <div className={styles.intervals}>
      <Tabs label={t.interval()} items={items} value={interval} onChange={chooseInterval} />
    </div>
  )
}
