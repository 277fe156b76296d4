import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './virtual-list.module.css'

export interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Gives what stands in the row; it must be as high as `rowHeight`. */
  renderRow: (item: Item, index: number) => ReactNode
  /** px; 64 unless told. */
  rowHeight?: number
  label: string
  /** Called when the last rows come into sight, to fetch the next page. */
  onEnd?: () => void
  /** After the last row, such as EndOfList. */
  after?: ReactNode
}

/** A list of any length of which only the rows in sight exist. It scrolls with the page. */
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
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setOffset(Math.round(top + window.scrollY))
  }, [])

  // Its functions change under the same name, which a compiler could not know; this component is not compiled.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: offset,
    getItemKey: index => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
  })
  const rows = virtualizer.getVirtualItems()
  useReachedEnd(rows.at(-1)?.index ?? -1, items.length, onEnd)

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {rows.map(row => {
          const item = items[row.index]
          return item === undefined ? null : (
            <li
              key={row.key}
              className={styles.row}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              style={{ blockSize: rowHeight, transform: `translateY(${row.start - offset}px)` }}
            >
              {renderRow(item, row.index)}
            </li>
          )
        })}
      </ul>
      {after}
    </>
  )
}

/** Asks once per length of the list: the next page makes it longer. */
function useReachedEnd(last: number, count: number, onEnd: (() => void) | undefined): void {
  const asked = useRef(0)
  useEffect(() => {
    if (count === 0 || last < count - 8 || asked.current === count) return
    asked.current = count
    onEnd?.()
  }, [last, count, onEnd])
}
