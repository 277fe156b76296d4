import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { compare, type Decimal } from '#src/lib/money/money.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import { priceByKey, toPrice } from './price-steps.ts'

/** Movement of a press in px that is not yet a drag. */
const dragThreshold = 3

export interface PriceDragOptions {
  geometry: ChartGeometry
  /** Where the line is. */
  price: Decimal
  /** Between the prices that it is moved to. */
  step: Decimal
  /** The line was moved: let go after a drag, or Enter pressed. */
  onMove: (price: Decimal) => void
}

/** Moves a line up and down: by a drag, or by the arrow keys and Enter. Escape takes it back, and so does leaving it. */
export function usePriceDrag({ geometry, price, step, onMove }: PriceDragOptions) {
  const [proposed, setProposed] = useState<Decimal>()
  const drag = useRef<{ pressed: number; from: number; isMoved: boolean }>(undefined)
  const takeBack = () => {
    drag.current = undefined
    setProposed(undefined)
  }
  const apply = (moved: Decimal) => {
    takeBack()
    if (compare(moved, price) !== 0) onMove(moved)
  }
  return {
    /** Where it is dragged to; undefined while it is not moved. */
    proposed,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const y = geometry.yOf(Number(price))
        if (event.button !== 0 || y === undefined) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        // A line beyond the edge is shown, and taken, at the edge.
        const from = Math.min(Math.max(y, 0), geometry.size().height)
        drag.current = { pressed: event.clientY, from, isMoved: false }
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        const { current } = drag
        if (!current) return
        const way = clientY - current.pressed
        current.isMoved ||= Math.abs(way) >= dragThreshold
        const moved = current.isMoved ? geometry.priceAt(current.from + way) : undefined
        if (moved !== undefined) setProposed(toPrice(moved, step))
      },
      onPointerUp: () => {
        if (drag.current?.isMoved && proposed !== undefined) apply(proposed)
        else drag.current = undefined
      },
      onPointerCancel: takeBack,
      onBlur: takeBack,
      onKeyDown: (event: KeyboardEvent) => {
        const moved = priceByKey(proposed ?? price, event, step)
        if (moved !== undefined) setProposed(moved)
        else if (event.key === 'Enter') apply(proposed ?? price)
        else if (event.key === 'Escape' && proposed !== undefined) takeBack()
        else return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
