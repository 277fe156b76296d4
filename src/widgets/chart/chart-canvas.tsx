import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './candle-chart.module.css'
import { CandleReader } from './candle-reader.tsx'
import { noDrawingState } from './drawings/drawing-layer.tsx'
import { Legend } from './legend.tsx'
import { createLegendStore } from './legend-store.ts'
import type { PlotViewport } from './plot/plot-viewport.ts'
import { useCandleWords } from './use-candle-words.ts'
import { usePlot, type PlotProps } from './use-plot.ts'
import type { CandlePlot } from '#src/widgets/chart/plot/candle-plot.ts'
import type { ChartOverlay } from './chart-overlay.tsx'
import type { ChartTools } from './chart-tools.tsx'

/** What is loaded only where a chart is shown. */
interface ChartCode {
  Plot: typeof CandlePlot
  Overlay: typeof ChartOverlay
  Tools: typeof ChartTools
}

/** ms without a change of what is visible before it is put into words. */
const summaryDelay = 700

export interface ChartCanvasProps extends Omit<PlotProps, 'onVisible'> {
  code: ChartCode
  /** Whose drawings it shows. */
  chart: string
  /** Of the product. */
  name: string
  onAlert: ((price: string) => void) | undefined
  viewport: PlotViewport | undefined
  areToolsOpen: boolean
  onToolsClose: () => void
}

/** The chart drawing with its legend, its lines and its words on top. */
export function ChartCanvas({ code, chart, name, onAlert, viewport, ...props }: ChartCanvasProps) {
  const { areToolsOpen, onToolsClose, ...plotProps } = props
  const { interval, priceScale, lines } = plotProps
  const t = useMessages('trade')
  const container = useRef<HTMLDivElement>(null)
  const [legend] = useState(createLegendStore)
  const [drawing, setDrawing] = useState(noDrawingState)
  const isPair = plotProps.productId === undefined
  const wordOptions = { interval, priceScale, isPair }
  const { describe, summary } = useCandleWords(wordOptions)
  const [words, setWords] = useState('')
  const updateWords = useDebouncedCallback(
    () => viewport && setWords(summary(viewport.visibleCandles)),
    summaryDelay,
  )
  usePlot(code.Plot, container, legend, { ...plotProps, onVisible: updateWords })
  return (
    <div className={styles.canvas}>
      <Legend store={legend} interval={interval} priceScale={priceScale} isPair={isPair} />
      {/* Charts run left to right in every language. The words, the reader and the table have the same content. */}
      <div ref={container} dir="ltr" aria-hidden className={styles.drawing} />
      {viewport && (
        <>
          <p className="visually-hidden">{words}</p>
          <CandleReader
            chart={viewport}
            label={t.chartOf({ name })}
            summary={words}
            describe={describe}
            onAlert={onAlert}
          />
          <code.Overlay
            chart={chart}
            geometry={viewport}
            interval={interval}
            priceScale={priceScale}
            lines={lines}
            drawing={drawing}
            onDrawingChange={setDrawing}
            onAlert={onAlert}
          />
          {areToolsOpen && (
            <code.Tools
              {...wordOptions}
              chart={chart}
              viewport={viewport}
              onDrawingChange={setDrawing}
              onAlert={onAlert}
              onClose={onToolsClose}
            />
          )}
        </>
      )}
    </div>
  )
}
