import { useId, useState, type KeyboardEvent } from 'react'
import type { Candle } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './candle-chart.module.css'

/** What a chart shows, for the keys. */
export interface ReadableChart {
  readonly candles: readonly Candle[]
  /** Puts the crosshair on a candle; undefined takes it away. */
  point: (bar: number | undefined) => void
}

export interface CandleReaderProps {
  chart: ReadableChart
  /** Of the chart. */
  label: string
  /** What the chart shows, in words. */
  summary: string
  /** A candle in words. */
  describe: (candle: Candle) => string
  /** Enter sets an alert at the price of the candle; none where there are no alerts. */
  onAlert: ((price: string) => void) | undefined
}

/** Candles by a large step. */
const largeStep = 10

/** The candle that a key leads to; undefined for any other key. Charts run left to right in every language. */
export function candleByKey(key: string, bar: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    PageUp: -largeStep,
    PageDown: largeStep,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, bar + step))
}

/**
 * Reads the chart candle by candle, by arrow keys. It says what it showed when the focus came or the key was pressed: a
 * price that moves meanwhile interrupts nobody.
 */
export function CandleReader({ chart, label, summary, describe, onAlert }: CandleReaderProps) {
  const t = useMessages('chart')
  const common = useMessages('common')
  const hintId = useId()
  const [said, setSaid] = useState(summary)
  // By its time: older candles may be loaded before it.
  const [time, setTime] = useState<number>()
  const { candles } = chart
  const last = candles.length - 1
  const found = time === undefined ? -1 : candles.findIndex(candle => candle.time === time)
  const bar = found === -1 ? last : found
  const leave = () => {
    setTime(undefined)
    chart.point(undefined)
  }
  const handleKey = (event: KeyboardEvent) => {
    const isRead = time !== undefined
    // The first key reads the newest candle.
    const next = candleByKey(event.key, isRead ? bar : last + 1, candles.length)
    const candle = next === undefined ? undefined : candles[next]
    if (candle) {
      setTime(candle.time)
      setSaid(describe(candle))
      chart.point(next)
    } else if (event.key === 'Escape' && isRead) {
      leave()
      setSaid(summary)
    } else if (event.key === 'Enter' && onAlert && isRead) {
      onAlert(candles[bar]!.close)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <p id={hintId} hidden>
        {onAlert ? common.followed({ first: t.candleHint(), second: t.candleAlertHint() }) : t.candleHint()}
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input would take the pointer from the drawing
        role="slider"
        tabIndex={0}
        dir="ltr"
        className={styles.reader}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, bar)}
        aria-valuetext={said}
        onFocus={() => setSaid(summary)}
        onBlur={leave}
        onKeyDown={handleKey}
      />
    </>
  )
}
