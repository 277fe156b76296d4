import { useState } from 'react'
import type { CandleInterval } from '#models'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Locale } from '#src/lib/locales.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { IconButton } from '#src/ui/button.tsx'
import { chartRanges, rangeIntervals } from './chart-ranges.ts'
import styles from './chart-toolbar.module.css'
import { setChartSettings, useChartSettings } from './chart-settings.ts'
import { ChartSettingsSheet } from './chart-settings-sheet.tsx'
import { intervalLengths, intervals } from '#src/lib/candles/candle-intervals.ts'

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
            aria-label={chart[`rangeName${each}`]()}
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

/** The length of a candle, in the device's own list: in words there, in short on the page. */
function IntervalField() {
  const t = useMessages('trade')
  const locale = useLanguage()
  const interval = useChartSettings(settings => settings.interval)
  return (
    <span className={styles.interval}>
      <span aria-hidden>{t[`interval${interval}`]()}</span>
      <select
        aria-label={t.interval()}
        value={interval}
        onChange={event => {
          const chosen = intervals.find(each => each === event.currentTarget.value)
          if (chosen) setChartSettings({ interval: chosen, range: undefined })
        }}
      >
        {intervals.map(each => (
          <option key={each} value={each}>
            {intervalName(each, locale)}
          </option>
        ))}
      </select>
    </span>
  )
}

/** 15 minutes, 4 hours, 7 days. */
function intervalName(interval: CandleInterval, locale: Locale): string {
  const length = intervalLengths[interval]
  if (length < HOUR) return durationText(locale, length / MINUTE, 'minute', 'long')
  if (length < DAY) return durationText(locale, length / HOUR, 'hour', 'long')
  return durationText(locale, length / DAY, 'day', 'long')
}
