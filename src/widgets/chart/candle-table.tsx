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
}

/** The latest candles as a table, for screen readers. */
export function CandleTable({ candles, name, interval, priceScale }: CandleTableProps) {
  const t = useMessages('trade')
  const market = useMessages('market')
  const locale = useLanguage()
  const formatTime = useCandleTimeFormat(interval)
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t.chartTable({ name })}</caption>
        <thead>
          <tr>
            {[t.time(), market.open(), market.high(), market.low(), t.price(), t.dayVolume()].map(
              (label, index) => (
                <th key={index} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-rowCount)
            .toReversed()
            .map(({ time, open, high, low, close, volume }) => (
              <tr key={time}>
                <th scope="row">{formatTime(time)}</th>
                <td>{price(open)}</td>
                <td>{price(high)}</td>
                <td>{price(low)}</td>
                <td>{price(close)}</td>
                <td>{formatCompact(volume, { locale })}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
