import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money/decimal.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { uuid } from '#src/lib/uuid.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { CandleTableSheet } from './candle-table-sheet.tsx'
import styles from './chart-toolbar.module.css'
import { MAX_DRAWINGS, putDrawing, setDrawings, useDrawings, type Drawing } from './drawings/drawings.ts'
import type { DrawingState } from './drawings/drawing-layer.tsx'
import type { PlotViewport } from './plot/plot-viewport.ts'
import { toPrice } from './price-steps.ts'
import type { CandleWordsOptions } from './use-candle-words.ts'

export interface ChartToolsProps extends CandleWordsOptions {
  /** Whose drawings: such as `2:BTC`. */
  chart: string
  viewport: PlotViewport
  onDrawingChange: (state: DrawingState) => void
  /** Sets an alert at a price; none where there are no alerts. */
  onAlert: ((price: string) => void) | undefined
  onClose: () => void
}

/** What can be done with a chart: an alert, lines, its table. */
export function ChartTools({
  chart,
  viewport,
  onDrawingChange,
  onAlert,
  onClose,
  ...words
}: ChartToolsProps) {
  const t = useMessages('chart')
  const locale = useLanguage()
  const drawings = useDrawings(chart)
  const [isTable, setTable] = useState(false)
  const { priceScale } = words
  const price = viewport.candles.at(-1)?.close
  const isFull = drawings.length >= MAX_DRAWINGS
  const add = (drawing: Drawing | undefined) => {
    onClose()
    if (!drawing) return
    putDrawing(chart, drawing)
    onDrawingChange({ selected: drawing.id, removed: [] })
  }
  const removeAll = () => {
    onClose()
    setDrawings(chart, () => [])
    onDrawingChange({ selected: undefined, removed: drawings })
  }
  if (isTable) return <CandleTableSheet {...words} candles={viewport.visibleCandles} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={t.tools()}>
      <List>
        {onAlert && price !== undefined && (
          <Row
            icon="bell"
            title={t.alertAt({ price: formatNumber(price, { locale, decimals: priceScale }) })}
            onPress={() => {
              onClose()
              onAlert(price)
            }}
          />
        )}
        {!isFull && (
          <>
            <Row icon="chart" title={t.trendLine()} onPress={() => add(newTrendLine(viewport, priceScale))} />
            <Row
              icon="minus"
              title={t.horizontalLine()}
              onPress={() => add(newHorizontalLine(viewport, priceScale))}
            />
          </>
        )}
        {drawings.length > 0 && <Row icon="close" title={t.deleteLines()} onPress={removeAll} />}
        <Row icon="receipt" title={t.table()} onPress={() => setTable(true)} />
      </List>
      <p className={styles.note}>{isFull ? t.linesFull({ count: String(MAX_DRAWINGS) }) : t.linesKept()}</p>
    </Sheet>
  )
}

/** Across the middle of what the chart shows, to be moved from there. */
function newTrendLine({ size, timeAt, priceAt }: PlotViewport, priceScale: number): Drawing | undefined {
  const { width, height } = size()
  const [from, to] = [timeAt(width * 0.25), timeAt(width * 0.7)]
  const [start, end] = [priceAt(height * 0.65), priceAt(height * 0.4)]
  if (from === undefined || to === undefined || start === undefined || end === undefined) return undefined
  return {
    id: uuid(),
    kind: 'trend',
    ends: [
      { time: from, price: toPrice(start, stepOf(priceScale)) },
      { time: to, price: toPrice(end, stepOf(priceScale)) },
    ],
  }
}

function newHorizontalLine({ size, priceAt }: PlotViewport, priceScale: number): Drawing | undefined {
  const price = priceAt(size().height / 2)
  if (price === undefined) return undefined
  return { id: uuid(), kind: 'horizontal', price: toPrice(price, stepOf(priceScale)) }
}
