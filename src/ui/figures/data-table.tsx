import styles from './data-table.module.css'

export interface DataTableProps {
  /** The heads of the columns, that of the rows' names first. */
  heads: readonly string[]
  rows: readonly DataRow[]
}

export interface DataRow {
  id: string | number
  name: string
  /** One under each further head. */
  figures: readonly string[]
}

/** Figures as a table, in which a screen reader says the heads with each; it scrolls sideways under its first column. */
export function DataTable({ heads, rows }: DataTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={heads[column + 1]} className="figures">
                  <bdi>{figure}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
