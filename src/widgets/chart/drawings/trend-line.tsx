import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import type { ChartGeometry, PanePoint } from '../chart-geometry.ts'
import styles from '../chart-overlay.module.css'
import type { DrawingPoint } from './drawings.ts'
import { movedPoint, pointByKey, type PointScale } from './move-point.ts'
import { useEachFrame } from '../use-each-frame.ts'

type Ends = readonly [DrawingPoint, DrawingPoint]

export interface TrendLineProps extends PointScale {
  geometry: ChartGeometry
  ends: Ends
  isSelected: boolean
  hintId: string
  formatTime: (time: number) => string
  onSelect: () => void
  onMove: (ends: Ends) => void
}

/** A trend line: drawn by the browser, so that it is pressed, dragged and focused like any element. */
export function TrendLine({ geometry, ends, isSelected, hintId, formatTime, ...line }: TrendLineProps) {
  const { onSelect, onMove, priceScale, interval } = line
  const t = useMessages('chart')
  const lines = useRef<SVGGElement>(null)
  const handles = useRef<(HTMLElement | null)[]>([])
  const scale = { priceScale, interval }
  const { shown, press, dragHandlers } = useEndsDrag({
    geometry,
    ends,
    scale,
    onMove,
    onPress: end => handles.current[end]?.focus({ preventScroll: true }),
  })
  useEachFrame(geometry, () => placeEnds(geometry, shown, lines.current, handles.current))
  const moveByKey = (event: KeyboardEvent, end: 0 | 1) => {
    const moved = pointByKey(ends[end], event, scale)
    if (!moved) return
    onMove(end === 0 ? [moved, ends[1]] : [ends[0], moved])
    event.preventDefault()
    event.stopPropagation()
  }
  const words = usePointWords(formatTime, priceScale)
  return (
    <>
      <svg className={styles.drawn} aria-hidden>
        <g ref={lines} data-selected={isSelected || undefined}>
          <line className={styles.stroke} />
          <line
            className={styles.reach}
            onPointerDown={event => press(event, [true, true])}
            {...dragHandlers}
          />
        </g>
      </svg>
      {([0, 1] as const).map(end => (
        <div
          key={end}
          ref={handle => {
            handles.current[end] = handle
          }}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot be placed in two dimensions
          role="slider"
          tabIndex={0}
          aria-label={t.trendLineEnd({ number: String(end + 1) })}
          aria-valuenow={Number(shown[end].price)}
          aria-valuetext={words(shown[end])}
          aria-describedby={hintId}
          className={styles.end}
          data-selected={isSelected || undefined}
          onFocus={onSelect}
          onKeyDown={event => moveByKey(event, end)}
          onPointerDown={event => press(event, [end === 0, end === 1])}
          {...dragHandlers}
        />
      ))}
    </>
  )
}

interface EndsDragOptions {
  geometry: ChartGeometry
  ends: Ends
  scale: PointScale
  onMove: (ends: Ends) => void
  onPress: (end: 0 | 1) => void
}

/** Drags one end of a line, or both. */
function useEndsDrag({ geometry, ends, scale, onMove, onPress }: EndsDragOptions) {
  const [dragged, setDragged] = useState<Ends>()
  const drag = useRef<{ pressed: PanePoint; from: Ends; moves: readonly boolean[] }>(undefined)
  const letGo = (isKept: boolean) => {
    drag.current = undefined
    setDragged(undefined)
    if (isKept && dragged) onMove(dragged)
  }
  return {
    /** Where the line is, or is dragged to. */
    shown: dragged ?? ends,
    press: (event: PointerEvent, moves: readonly [boolean, boolean]) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag.current = { pressed: { x: event.clientX, y: event.clientY }, from: ends, moves }
      onPress(moves[0] ? 0 : 1)
      // The browser would move the focus to what is under the line.
      event.preventDefault()
    },
    dragHandlers: {
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { current } = drag
        if (!current) return
        const way = { x: clientX - current.pressed.x, y: clientY - current.pressed.y }
        const move = (end: 0 | 1) =>
          (current.moves[end] && movedPoint(geometry, current.from[end], way, scale)) || current.from[end]
        setDragged([move(0), move(1)])
      },
      onPointerUp: () => letGo(true),
      onPointerCancel: () => letGo(false),
    },
  }
}

/** Time and price of an end. */
function usePointWords(formatTime: TrendLineProps['formatTime'], decimals: number) {
  const common = useMessages('common')
  const locale = useLanguage()
  return ({ time, price }: DrawingPoint) =>
    common.listed({ first: formatTime(time), second: formatNumber(price, { locale, decimals }) })
}

/** Places a line and the handles of its ends. */
function placeEnds(
  geometry: ChartGeometry,
  ends: Ends,
  lines: SVGGElement | null,
  handles: readonly (HTMLElement | null)[],
): void {
  const [from, to] = ends.map(({ time, price }) => ({
    x: geometry.xOf(time),
    y: geometry.yOf(Number(price)),
  }))
  for (const line of lines?.children ?? []) {
    line.setAttribute('x1', String(from?.x ?? 0))
    line.setAttribute('y1', String(from?.y ?? 0))
    line.setAttribute('x2', String(to?.x ?? 0))
    line.setAttribute('y2', String(to?.y ?? 0))
  }
  const { width, height } = geometry.size()
  for (const [end, point] of [from, to].entries()) {
    const handle = handles[end]
    const { x, y } = point ?? {}
    if (!handle) continue
    // Out of view it still has the focus, at the edge, so that the keys bring it back.
    handle.style.setProperty('--x', `${Math.min(Math.max(x ?? 0, 0), width)}px`)
    handle.style.setProperty('--y', `${Math.min(Math.max(y ?? 0, 0), height)}px`)
    const isBeyond = x === undefined || y === undefined || x < 0 || x > width || y < 0 || y > height
    handle.toggleAttribute('data-beyond', isBeyond)
  }
}
