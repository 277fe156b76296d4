import { useSyncExternalStore } from 'react'
import type { CandleInterval } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { classes } from '#src/ui/classes.ts'
import { changeRate } from './change-rate.ts'
import styles from './legend.module.css'
import { strokeOf } from './studies.ts'
import type { LegendStore, LegendReading } from './legend-store.ts'
import { useCandleTimeFormat } from './use-candle-time-format.ts'

interface LegendProps {
  store: LegendStore
  interval: CandleInterval
  priceScale: number
  /** A pair's candles have neither highs and lows nor a volume. */
  isPair?: boolean
}

/** The values of the candle under the crosshair, else of the newest. Screen readers have the table. */
export function Legend({ store, ...candleProps }: LegendProps) {
  const reading = useSyncExternalStore(store.subscribe, store.get)
  if (!reading) return null
  return (
    <div className={styles.legend} aria-hidden>
      <CandleFigures reading={reading} {...candleProps} />
      {reading.values.length > 0 && (
        <StudyFigures values={reading.values} priceScale={candleProps.priceScale} />
      )}
    </div>
  )
}

function CandleFigures({
  reading,
  interval,
  priceScale,
  isPair = false,
}: Omit<LegendProps, 'store'> & { reading: LegendReading }) {
  const t = useMessages('chart')
  const locale = useLanguage()
  const formatTime = useCandleTimeFormat(interval)
  const { candle, isPointed } = reading
  const rate = changeRate(candle.open, candle.close)
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  const figures = [
    [t.open(), price(candle.open)],
    ...(isPair
      ? []
      : [
          [t.high(), price(candle.high)],
          [t.low(), price(candle.low)],
        ]),
    [t.close(), price(candle.close)],
    ...(isPair ? [] : [[t.volume(), formatCompact(candle.volume, { locale })]]),
  ]
  return (
    <p className={classes(styles.row, styles.candle)}>
      {isPointed && <span className={styles.time}>{formatTime(candle.time)}</span>}
      {figures.map(([label, value]) => (
        <span key={label}>
          {label} <b className="figures">{value}</b>
        </span>
      ))}
      {rate !== undefined && (
        <b className="figures" data-way={rate.startsWith('-') ? 'down' : 'up'}>
          <bdi>{formatPercent(rate, { locale, signed: true })}</bdi>
        </b>
      )}
    </p>
  )
}

function StudyFigures({ values, priceScale }: { values: LegendReading['values']; priceScale: number }) {
  const locale = useLanguage()
  return (
    <p className={classes(styles.row, styles.studies)}>
      {values.map(({ name, colour, value, isPrice }) => {
        const decimals = isPrice ? priceScale : 2
        return (
          <span key={name} style={{ color: `var(${colour})`, textDecorationStyle: strokeOf(colour) }}>
            {name}{' '}
            <bdi className="figures">{formatNumber(value.toFixed(decimals), { locale, decimals })}</bdi>
          </span>
        )
      })}
    </p>
  )
}
