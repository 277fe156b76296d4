import type { Candle, CandleInterval } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber } from '#src/lib/format-number.ts'
import { useCandleTimeFormat } from './use-candle-time-format.ts'

const rowCount = 12

interface CandleTableProps {
  candles: readonly Candle[]
  name: string
  interval: CandleInterval
  priceScale: number
  /** A pair's candles have neither highs and lows nor a volume. */
  isPair: boolean
}

/** The latest candles as a table, for screen readers. */
export function CandleTable({ candles, name, interval, priceScale, isPair }: CandleTableProps) {
  const t = useMessages('trade')
  const market = useMessages('market')
  const locale = useLanguage()
  const formatTime = useCandleTimeFormat(interval)
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  const columns: [string, (candle: Candle) => string][] = [
    [market.open(), candle => price(candle.open)],
    [market.high(), candle => price(candle.high)],
    [market.low(), candle => price(candle.low)],
    [t.price(), candle => price(candle.close)],
    [t.dayVolume(), candle => formatCompact(candle.volume, { locale })],
  ]
  const shown = isPair ? [columns[0]!, columns[3]!] : columns
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t.chartTable({ name })}</caption>
        <thead>
          <tr>
            {[t.time(), ...shown.map(([label]) => label)].map((label, index) => (
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-rowCount)
            .toReversed()
            .map(candle => (
              <tr key={candle.time}>
                <th scope="row">{formatTime(candle.time)}</th>
                {shown.map(([label, figureOf]) => (
                  <td key={label}>{figureOf(candle)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
