import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Choice<Id extends string> {
  id: Id
  label: ReactNode
  disabled?: boolean
}

export interface ChoiceProps<Id extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  items: readonly Choice<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/**
 * Views of one page in a scrolling row of tabs: US stocks, crypto, futures. It is the row of tabs of every screen; home
 * and the market show it without waiting for Mantine, so it is not Mantine's.
 */
export function Tabs<Id extends string>({ label, items, value, onChange }: ChoiceProps<Id>) {
  const roving = useRovingTabIndex(items, value, onChange)
  return (
    <div role="tablist" aria-label={label} className={styles.tabs} {...roving.list}>
      {items.map(item => (
        <button
          key={item.id}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          disabled={item.disabled}
          className={styles.tab}
          {...roving.item(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the row, and nothing else, until the whole tab is in view: a page may be opened at a tab further along. */
function showInRow(tab: HTMLElement | undefined): void {
  const row = tab?.parentElement
  if (!row) return
  const [own, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, own.right - around.right) - Math.max(0, around.left - own.left)
}

/** Roving tabindex: a single Tab stop for the group; the arrow keys move and select in reading direction. */
function useRovingTabIndex<Id extends string>(
  items: readonly Choice<Id>[],
  value: Id,
  onChange: (id: Id) => void,
) {
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  const isFirst = items[0]?.id === value
  useLayoutEffect(() => {
    if (!isFirst) showInRow(buttons.current.get(value))
  }, [isFirst, value])
  const choose = (id: Id) => {
    if (id !== value) onChange(id)
    const button = buttons.current.get(id)
    button?.focus()
    button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const open = items.filter(item => !item.disabled).map(item => item.id)
    const current = open.indexOf(value)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = {
      ArrowRight: current + (isRtl ? -1 : 1),
      ArrowLeft: current + (isRtl ? 1 : -1),
      Home: 0,
      End: -1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const id = open.at(target % open.length)
    if (id !== undefined) choose(id)
  }
  return {
    list: { onKeyDown },
    item: (id: Id) => ({
      tabIndex: id === value ? 0 : -1,
      onClick: () => choose(id),
      ref: (button: HTMLButtonElement | null) => {
        if (button) buttons.current.set(id, button)
        else buttons.current.delete(id)
      },
    }),
  }
}
