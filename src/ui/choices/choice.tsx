import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classes } from '../classes.ts'
import type { ChoiceProps } from './tabs.tsx'

export interface SegmentedProps<Id extends string> extends ChoiceProps<Id> {
  /** 'sides': market colours, for buying (first) and selling (second). */
  tone?: 'plain' | 'sides'
}

/** A choice of two to four visible options: buy or sell, market or limit. */
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

export interface ChipGroupProps {
  label: string
  /** A single scrolling line, from edge to edge of the screen. */
  scrolls?: boolean
  children: ReactNode
}

/** A group of chips, such as the filters of a list. */
export function ChipGroup({ label, scrolls = false, children }: ChipGroupProps) {
  return (
    <fieldset className={classes(styles.group, scrolls && styles.scrolling)}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}
