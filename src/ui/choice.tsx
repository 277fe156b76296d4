import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './choice.module.css'

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

/** Views of one page, under each other in a line that scrolls: US stocks, crypto, futures. */
export function Tabs<Id extends string>({ label, items, value, onChange }: ChoiceProps<Id>) {
  const roving = useRoving(items, value, onChange)
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

export interface SegmentedProps<Id extends string> extends ChoiceProps<Id> {
  /** In the market's colours, for a choice between buying (first) and selling (second). */
  tone?: 'plain' | 'sides'
}

/** One of two to four, all of them in sight: buy or sell, market or limit. */
export function Segmented<Id extends string>({
  label,
  items,
  value,
  onChange,
  tone = 'plain',
}: SegmentedProps<Id>) {
  const name = useId()
  return (
    <fieldset className={classes(styles.segmented, tone === 'sides' && styles.sides)}>
      <legend className="visually-hidden">{label}</legend>
      {items.map(item => (
        <label key={item.id} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={item.id === value}
            disabled={item.disabled}
            onChange={() => onChange(item.id)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

export interface ChipProps {
  children: ReactNode
  selected?: boolean
  onPress: () => unknown
  disabled?: boolean
}

/** A small choice or shortcut, such as a filter or a share of a balance. */
export function Chip({ children, selected, onPress, disabled = false }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => void onPress()}
    >
      {children}
    </button>
  )
}

/** One stop of the Tab key for the group; the arrows move and choose within it, as reading goes. */
function useRoving<Id extends string>(items: readonly Choice<Id>[], value: Id, onChange: (id: Id) => void) {
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  const choose = (id: Id) => {
    if (id !== value) onChange(id)
    const button = buttons.current.get(id)
    button?.focus()
    button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const open = items.filter(item => !item.disabled).map(item => item.id)
    const present = open.indexOf(value)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = {
      ArrowRight: present + (isRtl ? -1 : 1),
      ArrowLeft: present + (isRtl ? 1 : -1),
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
