import { useRef } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { scaleOf } from '#src/lib/money.ts'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import type { ChartGeometry } from './chart-geometry.ts'
import styles from './chart-overlay.module.css'
import type { PriceLine } from './price-line.ts'
import { spreadLabels } from './spread-labels.ts'
import { useEachFrame } from './use-each-frame.ts'
import { usePriceDrag, type PriceDragOptions } from './use-price-drag.ts'

/** ms: long enough to read what to do instead. */
const reasonDuration = 5000

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

interface MovableHandleProps extends PriceDragOptions {
  kind: PriceLine['kind'] | 'drawing'
  label: string
  /** The id of the element that says which keys move it. */
  hintId: string
  onFocus?: () => void
}

/** The label of a line, by which it is moved. What it is moved to is drawn beside where it is. */
export function MovableHandle({ kind, label, hintId, onFocus, ...drag }: MovableHandleProps) {
  const { geometry, price, priceScale } = drag
  const locale = useLanguage()
  const handle = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLElement>(null)
  const { proposed, handlers } = usePriceDrag(drag)
  const shown = proposed ?? price
  const figure = formatNumber(shown, { locale, decimals: Math.max(priceScale, scaleOf(shown)) })
  useEachFrame(geometry, () => {
    placeAt(handle.current, geometry, shown)
    placeAt(line.current, geometry, shown)
  })
  return (
    <>
      {proposed !== undefined && <i ref={line} className={styles.proposed} data-kind={kind} />}
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

interface FixedHandleProps {
  geometry: ChartGeometry
  line: PriceLine
  priceScale: number
  reason: string
}

/** The label of a line that cannot be moved; a press says why. */
export function FixedHandle({ geometry, line, priceScale, reason }: FixedHandleProps) {
  const locale = useLanguage()
  const handle = useRef<HTMLButtonElement>(null)
  useEachFrame(geometry, () => placeAt(handle.current, geometry, line.price))
  const figure = formatNumber(line.price, { locale, decimals: priceScale })
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      data-handle
      data-kind={line.kind}
      data-fixed
      aria-label={`${line.label}, ${figure}. ${reason}`}
      onClick={() => toast(reason, reasonDuration)}
    >
      <span className={styles.chip}>
        <Icon name="lock" size={11} />
        <bdi>{line.label}</bdi>
      </span>
    </button>
  )
}

/** The label of a line that only shows a price. Screen readers have the list of lines. */
export function LineLabel({ geometry, line }: Omit<FixedHandleProps, 'priceScale' | 'reason'>) {
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
