import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { CandleInterval } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { ChartGeometry } from '../chart-geometry.ts'
import styles from '../chart-overlay.module.css'
import { EditDrawing } from './edit-drawing.tsx'
import { putDrawing, setDrawings, useDrawings, type Drawing } from './drawings.ts'
import { MovableHandle } from '../price-handle.tsx'
import { TrendLine } from './trend-line.tsx'
import { useCandleTimeFormat } from '../use-candle-time-format.ts'
import { useEachFrame } from '../use-each-frame.ts'

/** What happened to the lines of a chart last. */
export interface DrawingState {
  /** The line that is worked on. */
  selected: string | undefined
  /** The lines that were deleted last, which can be brought back. */
  removed: readonly Drawing[]
}

export const noDrawingState: DrawingState = { selected: undefined, removed: [] }

export interface DrawingLayerProps {
  /** Whose lines: such as `2:BTC`. */
  chart: string
  geometry: ChartGeometry
  interval: CandleInterval
  priceScale: number
  state: DrawingState
  onChange: (state: DrawingState) => void
}

/** The lines that the person has drawn: to select, move and delete. */
export function DrawingLayer({ chart, state, onChange, ...place }: DrawingLayerProps) {
  const { interval } = place
  const t = useMessages('chart')
  const drawings = useDrawings(chart)
  const hintId = useId()
  const formatTime = useCandleTimeFormat(interval)
  const select = (id: string) => {
    if (state.selected !== id) onChange({ ...state, selected: id })
  }
  const remove = (drawing: Drawing) => {
    setDrawings(chart, all => all.filter(({ id }) => id !== drawing.id))
    onChange({ selected: undefined, removed: [drawing] })
  }
  const handleKey = (event: KeyboardEvent, drawing: Drawing) => {
    if (!isToDelete(event)) return
    event.preventDefault()
    remove(drawing)
  }
  const { selected } = state
  const layer = useFocusOf(selected)
  return (
    <div ref={layer}>
      <p id={hintId} hidden>
        {t.drawingHint()}
      </p>
      {drawings.map(drawing => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- takes the keys of the handles in it
        <div key={drawing.id} data-drawing={drawing.id} onKeyDown={event => handleKey(event, drawing)}>
          {drawing.kind === 'horizontal' ? (
            <HorizontalLine
              {...place}
              hintId={hintId}
              price={drawing.price}
              onSelect={() => select(drawing.id)}
              onMove={price => putDrawing(chart, { ...drawing, price })}
            />
          ) : (
            <TrendLine
              {...place}
              hintId={hintId}
              ends={drawing.ends}
              isSelected={drawing.id === selected}
              formatTime={formatTime}
              onSelect={() => select(drawing.id)}
              onMove={ends => putDrawing(chart, { ...drawing, ends })}
            />
          )}
          {drawing.id === selected && (
            <Acts
              {...place}
              drawing={drawing}
              onSave={changed => putDrawing(chart, changed)}
              onDelete={() => remove(drawing)}
            />
          )}
        </div>
      ))}
      <Removed chart={chart} removed={state.removed} onDone={() => onChange({ ...state, removed: [] })} />
    </div>
  )
}

/** The keys move a line that was just added: it gets the focus within the layer. */
function useFocusOf(selected: string | undefined): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = selected === undefined ? null : layer.current?.querySelector(`[data-drawing="${selected}"]`)
    if (own && !own.contains(document.activeElement))
      own.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true })
  }, [selected])
  return layer
}

/** Whether a key deletes the line; the sheet of a line is a portal of it, whose fields have these keys for themselves. */
function isToDelete({ key, target, currentTarget }: KeyboardEvent): boolean {
  const isOnLine = target instanceof Node && currentTarget.contains(target)
  return isOnLine && (key === 'Delete' || key === 'Backspace')
}

interface HorizontalLineProps extends Pick<DrawingLayerProps, 'geometry' | 'priceScale'> {
  price: string
  hintId: string
  onSelect: () => void
  onMove: (price: string) => void
}

function HorizontalLine({ geometry, price, onSelect, ...handle }: HorizontalLineProps) {
  const t = useMessages('chart')
  const line = useRef<SVGSVGElement>(null)
  useEachFrame(geometry, () => {
    for (const each of line.current?.children ?? []) {
      each.setAttribute('y1', String(geometry.yOf(Number(price)) ?? -1))
      each.setAttribute('y2', String(geometry.yOf(Number(price)) ?? -1))
      each.setAttribute('x2', String(geometry.size().width))
    }
  })
  return (
    <>
      <svg ref={line} className={styles.drawn} aria-hidden>
        <line className={styles.stroke} x1={0} />
        <line className={styles.reach} x1={0} onPointerDown={onSelect} />
      </svg>
      <MovableHandle
        kind="drawing"
        label={t.horizontalLine()}
        geometry={geometry}
        price={price}
        onFocus={onSelect}
        {...handle}
      />
    </>
  )
}

interface ActsProps extends Pick<DrawingLayerProps, 'geometry' | 'interval' | 'priceScale'> {
  drawing: Drawing
  onSave: (drawing: Drawing) => void
  onDelete: () => void
}

/** Half of the width of two buttons. */
const HALF = 44

/** Deletes the line that is selected, or moves it by typing; beside its middle. */
function Acts({ geometry, drawing, onSave, onDelete, ...scale }: ActsProps) {
  const t = useMessages('chart')
  const trade = useMessages('trade')
  const acts = useRef<HTMLDivElement>(null)
  const [isEdited, setEdited] = useState(false)
  useEachFrame(geometry, () => {
    const { width, height } = geometry.size()
    const prices = drawing.kind === 'trend' ? drawing.ends.map(({ price }) => price) : [drawing.price]
    const y = prices.reduce((sum, price) => sum + (geometry.yOf(Number(price)) ?? 0), 0) / prices.length
    const x =
      drawing.kind === 'trend'
        ? drawing.ends.reduce((sum, { time }) => sum + (geometry.xOf(time) ?? 0), 0) / 2
        : width / 3
    acts.current?.style.setProperty('--x', `${Math.min(Math.max(x, HALF), width - HALF)}px`)
    acts.current?.style.setProperty('--y', `${Math.min(Math.max(y - 26, 22), height - 22)}px`)
  })
  return (
    <>
      <div ref={acts} className={styles.acts}>
        <button type="button" className={styles.act} aria-label={t.deleteLine()} onClick={onDelete}>
          <Icon name="close" size={14} />
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={trade.changePrice()}
          onClick={() => setEdited(true)}
        >
          <Icon name="pencil" size={14} />
        </button>
      </div>
      {isEdited && (
        <EditDrawing
          {...scale}
          drawing={drawing}
          onClose={() => setEdited(false)}
          onSave={changed => {
            setEdited(false)
            onSave(changed)
          }}
        />
      )}
    </>
  )
}

interface RemovedProps {
  chart: string
  removed: readonly Drawing[]
  onDone: () => void
}

/** Says that lines were deleted, and brings them back. */
function Removed({ chart, removed, onDone }: RemovedProps) {
  const t = useMessages('chart')
  const undo = () => {
    setDrawings(chart, drawings => [...drawings, ...removed])
    onDone()
  }
  return (
    <output className={styles.removed}>
      {removed.length > 0 && (
        <span className={styles.undo}>
          {removed.length === 1 ? t.lineDeleted() : t.linesDeleted()}
          <button type="button" onClick={undo}>
            {t.undo()}
          </button>
        </span>
      )}
    </output>
  )
}
