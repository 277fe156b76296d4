import { useRef } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { scaleOf, stepOf } from '#src/lib/money/decimal.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import styles from './chart-overlay.module.css'
import type { PriceLine } from './price-line.ts'
import { spreadLabels } from './spread-labels.ts'
import { useEachFrame } from './use-each-frame.ts'
import { usePriceDrag, type PriceDragOptions } from './use-price-drag.ts'

/** px: half a label, which stays within the pane. */
const edge = 10

/** Places an element at a price; at the edge of the pane when the price is beyond. */
function placeAt(element: HTMLElement | null, geometry: ChartGeometry, price: string): void {
  if (!element) return
  const y = geometry.yOf(Number(price))
  const { height } = geometry.size()
  element.hidden = y === undefined
  if (y === undefined) return
  element.style.setProperty('--y', `${Math.round(Math.min(Math.max(y, edge), height - edge))}px`)
  element.toggleAttribute('data-beyond', y < 0 || y > height)
}

/** px between the middles of two labels. */
const labelGap = 20

/** Moves the labels in an overlay apart where their lines are too close to read them. */
export function spreadHandles(overlay: HTMLElement | null): void {
  const handles = Array.from(
    overlay?.querySelectorAll<HTMLElement>('[data-handle]:not([hidden], [data-beyond][data-plain])') ?? [],
  )
  const places = handles.map(({ style }) => Number.parseFloat(style.getPropertyValue('--y')) || 0)
  for (const [index, place] of spreadLabels(places, labelGap).entries())
    handles[index]!.style.setProperty('--shift', `${Math.round(place - places[index]!)}px`)
}

interface MovableHandleProps extends Omit<PriceDragOptions, 'step'> {
  priceScale: number
  /** Between the prices that it is moved to; undefined: the smallest that a price is written with. */
  step?: string | undefined
  kind: PriceLine['kind'] | 'drawing'
  label: string
  /** The id of the element that says which keys move it. */
  hintId: string
  onFocus?: () => void
}

/** The label of a line, by which it is moved. What it is moved to is drawn beside where it is. */
export function MovableHandle({
  kind,
  label,
  hintId,
  onFocus,
  priceScale,
  step = stepOf(priceScale),
  ...line
}: MovableHandleProps) {
  const { geometry, price } = line
  const locale = useLanguage()
  const handle = useRef<HTMLDivElement>(null)
  const stroke = useRef<HTMLElement>(null)
  const { proposed, handlers } = usePriceDrag({ ...line, step })
  const shown = proposed ?? price
  const figure = formatNumber(shown, { locale, decimals: Math.max(priceScale, scaleOf(shown)) })
  useEachFrame(geometry, () => {
    placeAt(handle.current, geometry, shown)
    placeAt(stroke.current, geometry, shown)
  })
  return (
    <>
      {proposed !== undefined && <i ref={stroke} className={styles.proposed} data-kind={kind} />}
      <div
        ref={handle}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has no room for a label, and steps of its own
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Number(shown)}
        aria-valuetext={figure}
        aria-describedby={hintId}
        className={styles.handle}
        data-handle
        data-kind={kind}
        onFocus={onFocus}
        {...handlers}
      >
        <span className={styles.chip}>
          <span className={styles.grip} />
          <bdi>{kind === 'drawing' || proposed !== undefined ? figure : label}</bdi>
        </span>
      </div>
    </>
  )
}

interface LineLabelProps {
  geometry: ChartGeometry
  line: PriceLine
}

/** The label of a line that only shows a price. Screen readers have the list of lines. */
export function LineLabel({ geometry, line }: LineLabelProps) {
  const label = useRef<HTMLSpanElement>(null)
  useEachFrame(geometry, () => placeAt(label.current, geometry, line.price))
  return (
    <span ref={label} aria-hidden className={styles.handle} data-handle data-kind={line.kind} data-plain>
      <span className={styles.chip}>
        <bdi>{line.label}</bdi>
      </span>
    </span>
  )
}
