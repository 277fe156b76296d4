import type { Candle } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber } from '#src/lib/numbers/format-number.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './candle-table.module.css'
import { useCandleTimeFormat } from './use-candle-time-format.ts'
import { useCandleWords, type CandleWordsOptions } from './use-candle-words.ts'

interface CandleTableSheetProps extends CandleWordsOptions {
  /** The candles that the chart shows, oldest first. */
  candles: readonly Candle[]
  onClose: () => void
}

/** The candles that the chart shows as a table, the newest first, under what they amount to. */
export function CandleTableSheet({ candles, onClose, ...options }: CandleTableSheetProps) {
  const { interval, priceScale, isPair } = options
  const t = useMessages('trade')
  const chart = useMessages('chart')
  const market = useMessages('market')
  const locale = useLanguage()
  const formatTime = useCandleTimeFormat(interval)
  const { summary } = useCandleWords(options)
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  const columns: [string, (candle: Candle) => string][] = [
    [market.open(), candle => price(candle.open)],
    [market.high(), candle => price(candle.high)],
    [market.low(), candle => price(candle.low)],
    [chart.closing(), candle => price(candle.close)],
    [t.dayVolume(), candle => formatCompact(candle.volume, { locale })],
  ]
  const shown = isPair ? [columns[0]!, columns[3]!] : columns
  return (
    <Sheet open onClose={onClose} title={chart.table()}>
      <p className={styles.summary}>{summary(candles)}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[t.time(), ...shown.map(([label]) => label)].map(label => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {candles.toReversed().map(candle => (
              <tr key={candle.time}>
                <th scope="row">{formatTime(candle.time)}</th>
                {shown.map(([label, figureOf]) => (
                  <td key={label} className="figures">
                    <bdi>{figureOf(candle)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}
