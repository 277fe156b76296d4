import { useMessages } from '#src/i18n/use-messages.ts'
import { classes } from '#src/ui/classes.ts'
import { nextSort, type Sort, type SortColumn } from './sort.ts'
import styles from './sort-header.module.css'

export interface SortHeaderProps {
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  /** Whether the rows below have a star at the end. */
  hasStars?: boolean
}

/** The column headers of a quote list; pressing sorts, reverses, then restores the server's order. */
export function SortHeader({ sort, onSort, hasStars = false }: SortHeaderProps) {
  const t = useMessages('market')
  const columns = [
    { by: 'name', label: t.name() },
    { by: 'price', label: t.lastPrice() },
    { by: 'change', label: t.change() },
  ] as const
  return (
    <div className={styles.room}>
      <div className={classes(styles.header, hasStars && styles.withStar)}>
        {columns.map(({ by, label }) => (
          <button
            key={by}
            type="button"
            className={styles.column}
            data-sort={sortStateOf(sort, by)}
            aria-label={labelOf(by, label)}
            onClick={() => onSort(nextSort(sort, by))}
          >
            {label}
            <Arrows />
          </button>
        ))}
      </div>
    </div>
  )

  function labelOf(by: SortColumn, column: string): string {
    const state = sortStateOf(sort, by)
    if (state === 'none') return t.sortBy({ column })
    return state === 'down' ? t.sortedDown({ column }) : t.sortedUp({ column })
  }
}

function sortStateOf(sort: Sort | undefined, by: SortColumn): 'none' | 'up' | 'down' {
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
