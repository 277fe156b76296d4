import type { Candle } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber } from '#src/lib/numbers/format-number.ts'
import { DataTable } from '#src/ui/figures/data-table.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './chart-toolbar.module.css'
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
      <p className={styles.note}>{summary(candles)}</p>
      <DataTable
        heads={[t.time(), ...shown.map(([label]) => label)]}
        rows={candles.toReversed().map(candle => ({
          id: candle.time,
          name: formatTime(candle.time),
          figures: shown.map(([, figureOf]) => figureOf(candle)),
        }))}
      />
    </Sheet>
  )
}
