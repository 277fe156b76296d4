import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './list.module.css'

/** A list of rows separated by hairlines. */
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
  /** Before the title instead of an icon: a picture or a mark. */
  start?: ReactNode
  /** At the end: a figure, a switch, a state. */
  end?: ReactNode
  /** Under `end`, smaller. */
  endNote?: ReactNode
  /** Navigates to a route; shows an arrow. */
  to?: string
  onPress?: () => unknown
  /** Whether it is the one that is in use, among others to press. */
  isCurrent?: boolean
  /** 'div' where it is only part of a list item, beside a button. */
  as?: 'li' | 'div'
}

/** A list row; the whole row is the press target when it leads somewhere. */
export function Row({
  title,
  subtitle,
  icon,
  start,
  end,
  endNote,
  to,
  onPress,
  isCurrent = false,
  as: Item = 'li',
}: RowProps) {
  const content = (
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
  const pressableClass = classes(styles.row, styles.pressable)
  return (
    <Item className={styles.item}>
      {to !== undefined ? (
        <Link to={to} className={pressableClass}>
          {content}
        </Link>
      ) : onPress ? (
        <button
          type="button"
          className={pressableClass}
          aria-current={isCurrent || undefined}
          onClick={() => void onPress()}
        >
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </Item>
  )
}

export interface Definition {
  label: ReactNode
  value: ReactNode
  /** How the figure is derived, in small print below the label. */
  note?: ReactNode
  /** A summary row, such as a total. */
  isTotal?: boolean
}

/** Rows of label and value: the costs of an order, the contents of a receipt. */
export function DefinitionList({ lines: rows }: { lines: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {rows.map(({ label, value, note, isTotal }, index) => (
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
