import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
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

/** The toolbar under a chart: how far back it reaches, and behind that the length of its candles, what can be done with it, and its settings. */
export function ChartToolbar({ onRange, onTools }: ChartToolbarProps) {
  const chart = useMessages('chart')
  const range = useChartSettings(settings => settings.range)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
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
        <IntervalField />
        <IconButton
          icon="pencil"
          label={chart.tools()}
          disabled={!onTools}
          onPress={() => onTools?.()}
          size={20}
        />
        <IconButton icon="chart" label={chart.settings()} onPress={() => setOpen(true)} size={20} />
      </div>
      <ChartSettingsSheet open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

/** The length of a candle, in the device's own list. */
function IntervalField() {
  const t = useMessages('trade')
  const interval = useChartSettings(settings => settings.interval)
  return (
    <select
      className={styles.interval}
      aria-label={t.interval()}
      value={interval}
      onChange={event => {
        const chosen = intervals.find(each => each === event.currentTarget.value)
        if (chosen) setChartSettings({ interval: chosen, range: undefined })
      }}
    >
      {intervals.map(each => (
        <option key={each} value={each}>
          {t[`interval${each}`]()}
        </option>
      ))}
    </select>
  )
}
