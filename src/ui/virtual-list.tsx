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
import styles from './virtual-list.module.css'

export interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Gives what stands in the row; it must be as high as `rowHeight`. */
  renderRow: (item: Item, index: number) => ReactNode
  /** px with letters of the usual size, and as much more as the reader's are larger; 64 unless told. */
  rowHeight?: number
  label: string
  /** Called when the last rows come into sight, to fetch the next page. */
  onEnd?: () => void
  /** After the last row, such as EndOfList. */
  after?: ReactNode
}

/**
 * A list of any length of which only the rows in sight exist. It scrolls with the page, which does not wait for them: thrown further than
 * a slow phone can draw, it shows the outlines of those to come.
 */
export function VirtualList<Item>({
  items,
  keyOf,
  renderRow,
  rowHeight = 64,
  label,
  onEnd,
  after,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const height = rowHeight * useTextScale()
  const { first, last } = useRowsInSight(list, items.length, height)
  useReachedEnd(last, items.length, onEnd)
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} style={{ blockSize: items.length * height }}>
        <Outlines from={0} to={first} height={height} />
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
        <Outlines from={last + 1} to={items.length} height={height} />
      </ul>
      {after}
    </>
  )
}

/** Where rows that do not exist would be. */
function Outlines({ from, to, height }: { from: number; to: number; height: number }) {
  const place = { insetBlockStart: from * height, blockSize: (to - from) * height, '--row': `${height}px` }
  return <li aria-hidden className={styles.outlines} style={place as CSSProperties} />
}

/** px of a rem where the reader has changed nothing: html's letters in ui/theme/base.css. */
const usualLetters = 15

/** How many times larger the reader has letters than usual: rows of a given height grow with what stands in them. */
function useTextScale(): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const measure = () => {
      const letters = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setScale(letters > 0 ? letters / usualLetters : 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return scale
}

/**
 * Rows beyond an edge that exist as well. At rest those that a thumb needs to begin with; where it moves to, as many as pass before a
 * slow phone has drawn more.
 */
const beyond = { resting: 4, ahead: 10, behind: 2 }

/**
 * The first and the last row that are to exist, beyond the edges too. All are of one height: where a row stands is reckoned, never
 * measured, so that ten thousand rows cost what ten do.
 */
function useRowsInSight(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  // It moves up (-1) or down (1), or not at all.
  const [sight, setSight] = useState({ top: 0, rows: 0, moving: 0 })
  useLayoutEffect(() => {
    let offset = 0
    let scrolled = window.scrollY
    let seen = { top: 0, rows: 0, moving: 0 }
    const look = (moving: number) => {
      const top = Math.floor((window.scrollY - offset) / rowHeight)
      const rows = Math.ceil(window.innerHeight / rowHeight)
      if (seen.top !== top || seen.rows !== rows || seen.moving !== moving) {
        setSight((seen = { top, rows, moving }))
      }
    }
    const measure = () => {
      offset = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
      look(seen.moving)
    }
    // Beside the frames, not in them: what comes into sight is drawn already.
    const follow = () => {
      const way = Math.sign(window.scrollY - scrolled)
      scrolled = window.scrollY
      startTransition(() => look(way || seen.moving))
    }
    const rest = () => startTransition(() => look(0))
    measure()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('scrollend', rest)
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('scrollend', rest)
      window.removeEventListener('resize', measure)
    }
  }, [list, rowHeight])
  const { top, rows, moving } = sight
  const rowsTowards = (way: number) => beyond[moving === 0 ? 'resting' : moving === way ? 'ahead' : 'behind']
  const first = Math.max(0, Math.min(top, count - rows) - rowsTowards(-1))
  return { first, last: Math.min(count, top + rows + rowsTowards(1)) - 1 }
}

function Drawn<Item>({
  item,
  index,
  renderRow,
}: { item: Item; index: number } & Pick<VirtualListProps<Item>, 'renderRow'>) {
  return renderRow(item, index)
}

/** Scrolling moves the rows; what stands in them is drawn once. */
const RowContent = memo(Drawn) as typeof Drawn

/** Asks once per length of the list: the next page makes it longer. */
function useReachedEnd(last: number, count: number, onEnd: (() => void) | undefined): void {
  const asked = useRef(0)
  useEffect(() => {
    if (count === 0 || last < count - 8 || asked.current === count) return
    asked.current = count
    onEnd?.()
  }, [last, count, onEnd])
}
