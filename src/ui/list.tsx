import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './list.module.css'

/** Rows between hairlines. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export interface RowProps {
  title: ReactNode
  subtitle?: ReactNode
  icon?: IconName
  /** Before the title, instead of an icon: a picture or a mark. */
  start?: ReactNode
  /** At the end: a figure, a switch, a state. */
  end?: ReactNode
  /** Under `end`, smaller. */
  endNote?: ReactNode
  /** Goes to a route; shows the arrow. */
  to?: string
  onPress?: () => unknown
  /** 'div' where it is a part of a list's item, beside a button. */
  as?: 'li' | 'div'
}

/** One line of a list; the whole line is the target when it leads somewhere. */
export function Row({ title, subtitle, icon, start, end, endNote, to, onPress, as: Item = 'li' }: RowProps) {
  const face = (
    <>
      {icon ? <Icon name={icon} /> : start}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.note}>{subtitle}</span>}
      </span>
      {(end || endNote) && (
        <span className={styles.end}>
          {end && <span>{end}</span>}
          {endNote && <span className={styles.note}>{endNote}</span>}
        </span>
      )}
      {to !== undefined && (
        <span className={styles.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      )}
    </>
  )
  const pressable = classes(styles.row, styles.pressable)
  return (
    <Item className={styles.item}>
      {to !== undefined ? (
        <Link to={to} className={pressable}>
          {face}
        </Link>
      ) : onPress ? (
        <button type="button" className={pressable} onClick={() => void onPress()}>
          {face}
        </button>
      ) : (
        <div className={styles.row}>{face}</div>
      )}
    </Item>
  )
}

export interface Definition {
  label: ReactNode
  value: ReactNode
  /** How the figure comes about, set small under its label. */
  note?: ReactNode
  /** The line that the others lead to, such as a total. */
  isTotal?: boolean
}

/** Labels and figures facing each other: what an order costs, what a receipt says. */
export function DefinitionList({ lines }: { lines: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {lines.map(({ label, value, note, isTotal }, index) => (
        <div key={index} className={classes(styles.definition, isTotal && styles.total)}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
