import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './virtual-list.module.css'

export interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Renders a row, which must be as high as it is said to be. */
  renderRow: (item: Item, index: number) => ReactNode
  /** px at the default font size, scaled with the user's font size; default 64. */
  rowHeight?: number
  /** The same where a large font leaves the list less than 16 rem; default: `rowHeight`. */
  narrowRowHeight?: number
  label: string
  /** Called when the last rows become visible, to fetch the next page. */
  onEnd?: () => void
  /** After the last row, such as EndOfList. */
  after?: ReactNode
}

/**
 * A virtual list: only the visible rows are rendered. It scrolls with the page, or with the box around it that has
 * `data-scrolls`, without delaying it: when scrolled faster than a slow phone can render, it shows row placeholders. On paper there
 * are all rows.
 */
export function VirtualList<Item>({
  items,
  keyOf,
  renderRow,
  rowHeight = 64,
  narrowRowHeight = rowHeight,
  label,
  onEnd,
  after,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const rem = useRef<HTMLLIElement>(null)
  const height = useRowHeight(list, rem, rowHeight, narrowRowHeight)
  const visible = useVisibleRows(list, items.length, height)
  useReachedEnd(visible.last, items.length, onEnd)
  const { first, last } = useIsPrinting() ? { first: 0, last: items.length - 1 } : visible
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} style={{ blockSize: items.length * height }}>
        <RowPlaceholders from={0} to={first} height={height} />
        {items.slice(first, last + 1).map((item, place) => (
          <li
            key={keyOf(item)}
            className={styles.row}
            aria-setsize={items.length}
            aria-posinset={first + place + 1}
            style={{ blockSize: height, insetBlockStart: (first + place) * height }}
          >
            <RowContent item={item} index={first + place} renderRow={renderRow} />
          </li>
        ))}
        <RowPlaceholders from={last + 1} to={items.length} height={height} />
        <li ref={rem} aria-hidden className={styles.rem} />
      </ul>
      {after}
    </>
  )
}

/** Placeholders for rows that are not rendered. */
function RowPlaceholders({ from, to, height }: { from: number; to: number; height: number }) {
  const place = { insetBlockStart: from * height, blockSize: (to - from) * height, '--row': `${height}px` }
  return <li aria-hidden className={styles.outlines} style={place as CSSProperties} />
}

/** px of a rem at the default font size: html in ui/theme/base.css. */
const defaultFontSize = 15

/** Lists that are narrower have rows of another height, rem; as in the container queries of their rows. */
const narrowWidth = 16

/** The height of a row, px: it grows with the user's font size, also while the list is shown. @param rem as wide as a rem */
function useRowHeight(
  list: RefObject<HTMLElement | null>,
  rem: RefObject<HTMLElement | null>,
  rowHeight: number,
  narrowRowHeight: number,
) {
  const [height, setHeight] = useState(rowHeight)
  useLayoutEffect(() => {
    const measure = () => {
      const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) || defaultFontSize
      const width = list.current?.clientWidth ?? 0
      const isNarrow = width > 0 && width < narrowWidth * letters
      setHeight(((isNarrow ? narrowRowHeight : rowHeight) * letters) / defaultFontSize)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const place of [list, rem]) if (place.current) sizes.observe(place.current)
    return () => sizes.disconnect()
  }, [list, rem, rowHeight, narrowRowHeight])
  return height
}

/**
 * Overscan, in rows beyond an edge. At rest as many as the start of a scroll needs; while scrolling as many ahead as
 * pass before a slow phone has rendered more.
 */
const overscan = { resting: 4, ahead: 10, behind: 2 }

/**
 * The first and last row to render, overscan included. All rows have the same height: positions are computed, never
 * measured, so that ten thousand rows cost as much as ten.
 */
function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  // Scrolling up (-1), down (1) or not at all (0).
  const [viewport, setViewport] = useState({ top: 0, rows: 0, moving: 0 })
  useLayoutEffect(() => {
    const box = list.current?.closest('[data-scrolls]')
    const scroller = box ?? window
    const scrollTop = () => box?.scrollTop ?? window.scrollY
    let offset = 0
    let scrolled = scrollTop()
    let lastViewport = { top: 0, rows: 0, moving: 0 }
    const updateViewport = (moving: number) => {
      const top = Math.floor((scrollTop() - offset) / rowHeight)
      const rows = Math.ceil((box?.clientHeight ?? window.innerHeight) / rowHeight)
      if (lastViewport.top !== top || lastViewport.rows !== rows || lastViewport.moving !== moving) {
        setViewport((lastViewport = { top, rows, moving }))
      }
    }
    const measure = () => {
      const boxTop = box?.getBoundingClientRect().top ?? 0
      offset = Math.round((list.current?.getBoundingClientRect().top ?? 0) - boxTop + scrollTop())
      updateViewport(lastViewport.moving)
    }
    // As a transition: rows entering the viewport are rendered already.
    const handleScroll = () => {
      const way = Math.sign(scrollTop() - scrolled)
      scrolled = scrollTop()
      startTransition(() => updateViewport(way || lastViewport.moving))
    }
    const handleScrollEnd = () => startTransition(() => updateViewport(0))
    measure()
    scroller.addEventListener('scroll', handleScroll, { passive: true })
    scroller.addEventListener('scrollend', handleScrollEnd)
    window.addEventListener('resize', measure)
    return () => {
      scroller.removeEventListener('scroll', handleScroll)
      scroller.removeEventListener('scrollend', handleScrollEnd)
      window.removeEventListener('resize', measure)
    }
  }, [list, rowHeight])
  const { top, rows, moving } = viewport
  const overscanTowards = (way: number) =>
    overscan[moving === 0 ? 'resting' : moving === way ? 'ahead' : 'behind']
  const first = Math.max(0, Math.min(top, count - rows) - overscanTowards(-1))
  return { first, last: Math.min(count, top + rows + overscanTowards(1)) - 1 }
}

/** Whether the page is being printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The page is printed as it is when the event ends.
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

function RowRenderer<Item>({
  item,
  index,
  renderRow,
}: { item: Item; index: number } & Pick<VirtualListProps<Item>, 'renderRow'>) {
  return renderRow(item, index)
}

/** Scrolling moves rows; their content is rendered once. */
const RowContent = memo(RowRenderer) as typeof RowRenderer

/** Calls `onEnd` once per list length: the next page makes it longer. */
function useReachedEnd(last: number, count: number, onEnd: (() => void) | undefined): void {
  const requestedCount = useRef(0)
  useEffect(() => {
    if (count === 0 || last < count - 8 || requestedCount.current === count) return
    requestedCount.current = count
    onEnd?.()
  }, [last, count, onEnd])
}
