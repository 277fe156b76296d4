import { useId, useRef } from 'react'
import type { CandleInterval } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { stepOf } from '#src/lib/money/decimal.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import styles from './chart-overlay.module.css'
import { DrawingLayer, type DrawingState } from './drawings/drawing-layer.tsx'
import { LineLabel, MovableHandle, spreadHandles } from './price-handle.tsx'
import type { PriceLine } from './price-line.ts'
import { toPrice } from './price-steps.ts'
import { useEachFrame } from './use-each-frame.ts'

export interface ChartOverlayProps {
  /** Whose drawings: such as `2:BTC`. */
  chart: string
  geometry: ChartGeometry
  interval: CandleInterval
  priceScale: number
  lines: readonly PriceLine[]
  drawing: DrawingState
  onDrawingChange: (state: DrawingState) => void
  /** Sets an alert at a price; none where there are no alerts. */
  onAlert: ((price: string) => void) | undefined
}

/** What can be pressed, dragged and focused on the chart, above the drawing, which follows no keys. */
export function ChartOverlay({ geometry, lines, onAlert, ...props }: ChartOverlayProps) {
  const { chart, interval, priceScale, drawing, onDrawingChange } = props
  const t = useMessages('chart')
  const hintId = useId()
  const overlay = useRef<HTMLDivElement>(null)
  useEachFrame(geometry, () => {
    const { width, height } = geometry.size()
    overlay.current?.style.setProperty('--pane-width', `${width}px`)
    overlay.current?.style.setProperty('--pane-height', `${height}px`)
    spreadHandles(overlay.current)
  })
  return (
    <div ref={overlay} dir="ltr" className={styles.overlay}>
      <p id={hintId} hidden>
        {t.lineHint()}
      </p>
      {onAlert && <AlertButton geometry={geometry} priceScale={priceScale} onAlert={onAlert} />}
      <DrawingLayer
        chart={chart}
        geometry={geometry}
        interval={interval}
        priceScale={priceScale}
        state={drawing}
        onChange={onDrawingChange}
      />
      {lines.map(line =>
        line.onMove ? (
          <MovableHandle
            key={line.id}
            kind={line.kind}
            label={line.label}
            hintId={hintId}
            geometry={geometry}
            price={line.price}
            priceScale={priceScale}
            step={line.step}
            onMove={line.onMove}
          />
        ) : (
          <LineLabel key={line.id} geometry={geometry} line={line} />
        ),
      )}
    </div>
  )
}

interface AlertButtonProps {
  geometry: ChartGeometry
  priceScale: number
  onAlert: (price: string) => void
}

/** Sets an alert at the price of the crosshair, which a mouse or a long press has put there. */
function AlertButton({ geometry, priceScale, onAlert }: AlertButtonProps) {
  const t = useMessages('chart')
  const button = useRef<HTMLButtonElement>(null)
  // Kept while the pointer is on the button, and so no longer on the chart.
  const price = useRef<number>(undefined)
  const hide = () => button.current?.toggleAttribute('hidden', true)
  useEachFrame(geometry, () => {
    const crosshair = geometry.crosshair()
    const { current } = button
    if (!current) return
    if (crosshair) {
      price.current = crosshair.price
      current.style.setProperty('--y', `${crosshair.y}px`)
      current.hidden = false
    } else if (!current.matches(':hover, :active')) current.hidden = true
  })
  return (
    <button
      ref={button}
      type="button"
      hidden
      // The menu of the chart has it for keys.
      tabIndex={-1}
      className={styles.alert}
      aria-label={t.alertHere()}
      onPointerLeave={hide}
      onClick={() => {
        if (price.current !== undefined) onAlert(toPrice(price.current, stepOf(priceScale)))
        hide()
      }}
    >
      <Icon name="bell" size={16} />
    </button>
  )
}
