import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { chartRanges, rangeIntervals } from './chart-ranges.ts'
import styles from './chart-toolbar.module.css'
import { setChartSettings, useChartSettings } from './chart-settings.ts'
import { ChartSettingsSheet } from './chart-settings-sheet.tsx'
import { intervals } from '#src/lib/candles/candle-intervals.ts'

export interface ChartToolbarProps {
  /** A range was pressed: also the one that is chosen, which shows it from its beginning again. */
  onRange: () => void
  /** Opens what can be done with the chart; undefined until there is one. */
  onTools: (() => void) | undefined
}

/** The toolbar above a chart: the candle intervals, how far back it reaches, what can be done with it, and its settings. */
export function ChartToolbar({ onRange, onTools }: ChartToolbarProps) {
  const t = useMessages('trade')
  const chart = useMessages('chart')
  const { interval, range } = useChartSettings()
  const [isOpen, setOpen] = useState(false)
  const items = intervals.map(id => ({ id, label: t[`interval${id}`]() }))
  return (
    <div className={styles.bar}>
      <div className={styles.intervals}>
        <Tabs
          label={t.interval()}
          items={items}
          value={interval}
          onChange={chosen => setChartSettings({ interval: chosen, range: undefined })}
        />
      </div>
      <div className={styles.rest}>
        <fieldset className={styles.ranges} aria-label={chart.range()}>
          {chartRanges.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === range}
              onClick={() => {
                setChartSettings({ interval: rangeIntervals[each], range: each })
                onRange()
              }}
            >
              {chart[`range${each}`]()}
            </button>
          ))}
        </fieldset>
        <div className={styles.more}>
          <IconButton
            icon="plus"
            label={chart.tools()}
            disabled={!onTools}
            onPress={() => onTools?.()}
            size={20}
          />
          <IconButton icon="chart" label={chart.settings()} onPress={() => setOpen(true)} size={20} />
        </div>
      </div>
      <ChartSettingsSheet open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
