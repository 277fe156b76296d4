import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import styles from './chart-toolbar.module.css'
import { setChartSettings, useChartSettings } from './chart-settings.ts'
import { ChartSettingsSheet } from './chart-settings-sheet.tsx'
import { intervals } from '#src/lib/candle-intervals.ts'

/** The toolbar above a chart: the candle intervals in one row, and the chart settings. */
export function ChartToolbar() {
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
          onChange={chosen => setChartSettings({ interval: chosen })}
        />
      </div>
      <IconButton icon="chart" label={chart.settings()} onPress={() => setOpen(true)} size={20} />
      <ChartSettingsSheet open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
