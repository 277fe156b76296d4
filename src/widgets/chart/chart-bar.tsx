import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import styles from './chart-bar.module.css'
import { setChart, useChartSettings } from './chart-settings.ts'
import { ChartSheet } from './chart-sheet.tsx'
import { intervals } from './live-candle.ts'

/** Over a chart: the lengths that candles can have, all in one line, and the way to what is drawn. */
export function ChartBar() {
  const t = useMessages('trade')
  const chart = useMessages('chart')
  const interval = useChartSettings(settings => settings.interval)
  const [isOpen, setOpen] = useState(false)
  const items = intervals.map(id => ({ id, label: t[`interval${id}`]() }))
  return (
    <div className={styles.bar}>
      <div className={styles.intervals}>
        <Tabs
          label={t.interval()}
          items={items}
          value={interval}
          onChange={chosen => setChart({ interval: chosen })}
        />
      </div>
      <IconButton icon="chart" label={chart.settings()} onPress={() => setOpen(true)} size={20} />
      <ChartSheet open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
