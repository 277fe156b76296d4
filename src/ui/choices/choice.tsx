import { SegmentedControl } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import styles from './choice.module.css'
import { classes } from '../classes.ts'
import type { ChoiceProps } from './tabs.tsx'

export interface SegmentedProps<Id extends string> extends ChoiceProps<Id> {
  /** 'sides': market colours, for buying (first) and selling (second). 'words': without a frame, the chosen one underlined. */
  tone?: 'plain' | 'sides' | 'words'
  ref?: Ref<HTMLDivElement>
}

/** A choice of two to four visible options: buy or sell, market or limit. */
export function Segmented<Id extends string>({
  label,
  items,
  value,
  onChange,
  tone = 'plain',
  ref,
}: SegmentedProps<Id>) {
  return (
    <SegmentedControl<Id>
      ref={ref}
      aria-label={label}
      data-tone={tone}
      data={items.map(({ id, ...item }) => ({ value: id, ...item }))}
      value={value}
      onChange={onChange}
    />
  )
}

export interface ChipProps {
  children: ReactNode
  selected?: boolean
  /** It opens a sheet to choose in: then `selected` says that something is chosen there. */
  opens?: boolean
  /** Whether what it shows and hides is shown, in place of `selected`. */
  expanded?: boolean
  onPress: () => unknown
  disabled?: boolean
}

/**
 * A small button: a filter, a shortcut, a share of a balance. Not Mantine's Chip, which is a checkbox or a radio button:
 * most of these open a sheet or fill in a field.
 */
export function Chip({ children, selected, opens, expanded, onPress, disabled = false }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      {...(opens ? { 'aria-haspopup': 'dialog', 'data-selected': selected } : { 'aria-pressed': selected })}
      aria-expanded={expanded}
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
