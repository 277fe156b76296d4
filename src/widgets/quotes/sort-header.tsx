import { useMessages } from '#src/i18n/use-messages.ts'
import { classes } from '#src/ui/classes.ts'
import { nextSort, type Sort } from './sort.ts'
import styles from './sort-header.module.css'

export interface SortHeaderProps {
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  /** Whether the rows below have a star at the end. */
  hasStars?: boolean
  /** Whether the rows below have the columns of the day on a desk. */
  hasDay?: boolean
}

/** The column headers of a quote list; pressing sorts, reverses, then restores the server's order. */
export function SortHeader({ sort, onSort, hasStars = false, hasDay = false }: SortHeaderProps) {
  const t = useMessages('market')
  const columns = [
    { by: 'name', label: t.name() },
    { by: 'price', label: t.lastPrice() },
    { by: 'change', label: t.change() },
    ...(hasDay
      ? ([
          { by: 'high', label: t.high() },
          { by: 'low', label: t.low() },
          { by: 'volume', label: t.volume() },
        ] as const)
      : []),
  ] as const
  return (
    <div className={styles.room}>
      <div className={classes(styles.header, hasStars && styles.withStar, hasDay && styles.withDay)}>
        {columns.map(column => (
          <SortButton key={column.by} {...column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  )
}

export interface SortButtonProps<Column extends string> {
  by: Column
  label: string
  sort: Sort<Column> | undefined
  onSort: (sort: Sort<Column> | undefined) => void
}

/** The header of a column: pressing sorts, reverses, then restores the server's order. */
export function SortButton<Column extends string>({ by, label, sort, onSort }: SortButtonProps<Column>) {
  const t = useMessages('market')
  const state = sortStateOf(sort, by)
  const names = { none: t.sortBy, down: t.sortedDown, up: t.sortedUp }
  return (
    <button
      type="button"
      className={styles.column}
      data-sort={state}
      aria-label={names[state]({ column: label })}
      onClick={() => onSort(nextSort(sort, by))}
    >
      {label}
      <Arrows />
    </button>
  )
}

function sortStateOf<Column extends string>(
  sort: Sort<Column> | undefined,
  by: Column,
): 'none' | 'up' | 'down' {
  if (sort?.by !== by) return 'none'
  return sort.isDescending ? 'down' : 'up'
}

function Arrows() {
  return (
    <svg className={styles.arrows} viewBox="0 0 8 12" aria-hidden focusable="false">
      <path d="M4 0.500L7.500 4.800H0.500z" fill="currentColor" />
      <path d="M4 11.500L7.500 7.200H0.500z" fill="currentColor" />
    </svg>
  )
}
