import type { Reader, Row, SqlValue } from '#server/kernel/store.ts'

/** The rows of a table that a falling price triggers, or those that a rising one does. */
export interface PriceSide {
  /** The SQL condition for rows of this side, such as `side = 1`; none when absent. */
  readonly condition?: string
  /** The column of the trigger price. */
  readonly priceColumn: string
  /** Whether it is reached from above: by every price at or below it. */
  readonly isReachedByFall: boolean
}

/** A table of rows with trigger prices. */
export interface PriceTable {
  readonly table: string
  /** The columns that identify the instrument: a product, or both coins of a pair. */
  readonly instrumentColumns: readonly string[]
  readonly sides: readonly PriceSide[]
}

/** An instrument, by the values of the instrument columns, and its lowest and highest price in the units of the table. */
export interface InstrumentPriceRange {
  readonly ids: readonly bigint[]
  readonly low: bigint
  readonly high: bigint
}

/** A side with at least one triggered row. */
export interface TriggeredSide extends InstrumentPriceRange {
  readonly side: PriceSide
}

const reachedSql = (
  { priceColumn: column, isReachedByFall: isReachedFalling }: PriceSide,
  low: string,
  high: string,
) => (isReachedFalling ? `${column} >= ${low}` : `${column} <= ${high}`)

const conditionSql = ({ condition }: PriceSide) => (condition ? ` AND ${condition}` : '')

/** Lookups per statement, so that its text is always the same. */
const LOOKUP_BATCH = 40
/** Pads a batch: a range that triggers nothing. */
const NO_PRICE = { low: 2n ** 63n - 1n, high: -1n }

const hitSqlCache = new Map<PriceTable, string>()

function hitSql(table: PriceTable): string {
  const known = hitSqlCache.get(table)
  if (known) return known
  const columns = [...table.instrumentColumns.map((_, index) => `n${index}`), 'low', 'high']
  const row = (at: number) =>
    `SELECT ${columns.map((column, index) => `CAST($${at * columns.length + index + 1} AS BIGINT) AS ${column}`).join(', ')}`
  const rows = Array.from({ length: LOOKUP_BATCH }, (_, at) => row(at)).join(' UNION ALL ')
  const isSameInstrument = table.instrumentColumns
    .map((name, index) => `o.${name} = r.n${index}`)
    .join(' AND ')
  const hits = table.sides.map(
    (
      side,
      index,
    ) => `CASE WHEN EXISTS (SELECT 1 FROM ${table.table} o WHERE o.status = 'open' AND ${isSameInstrument}${conditionSql(side)}
      AND ${reachedSql(side, 'r.low', 'r.high')}) THEN 1 ELSE 0 END AS hit${index}`,
  )
  const text = `SELECT ${table.instrumentColumns.map((_, index) => `r.n${index}`).join(', ')}, ${hits.join(', ')} FROM (${rows}) AS r`
  hitSqlCache.set(table, text)
  return text
}

/** The sides with triggered rows, in batches of `LOOKUP_BATCH` index lookups. */
export async function* findTriggeredSides(
  reader: Reader,
  table: PriceTable,
  prices: readonly InstrumentPriceRange[],
): AsyncGenerator<TriggeredSide> {
  for (let at = 0; at < prices.length; at += LOOKUP_BATCH) {
    const group = prices.slice(at, at + LOOKUP_BATCH)
    const params = Array.from({ length: LOOKUP_BATCH }, (_, index): SqlValue[] => {
      const {
        ids: names,
        low,
        high,
      } = group[index] ?? { ids: table.instrumentColumns.map(() => -1n), ...NO_PRICE }
      return [...names, low, high]
    })
    const rows = await reader.query<Row>(hitSql(table), params.flat())
    for (const row of rows) {
      const names = table.instrumentColumns.map((_, index) => row[`n${index}`] as bigint)
      const found = group.find(each => each.ids.every((name, index) => name === names[index]))
      if (!found) continue
      for (const [index, side] of table.sides.entries())
        if (row[`hit${index}`] === 1n) yield { ...found, side }
    }
  }
}

/** As many rows as are read at once. */
const PAGE = 200

/** Every open row on a side that is reached, by price and id, page by page. */
export async function* listTriggeredRows<Found extends Row & { readonly id: bigint }>(
  reader: Reader,
  { table, instrumentColumns: names }: PriceTable,
  { side, ...reached }: TriggeredSide,
): AsyncGenerator<Found> {
  const { priceColumn: column } = side
  const isSameInstrument = names.map((name, index) => `${name} = $${index + 1}`).join(' AND ')
  const $ = (place: number) => `$${names.length + place}`
  const text = `SELECT * FROM ${table} WHERE status = 'open' AND ${isSameInstrument}${conditionSql(side)} AND ${reachedSql(side, $(1), $(1))}
    AND (${column}, id) > (${$(2)}, ${$(3)}) ORDER BY ${column}, id LIMIT ${$(4)}`
  const bound = side.isReachedByFall ? reached.low : reached.high
  let after = [0n, 0n]
  for (;;) {
    const rows = await reader.query<Found>(text, [...reached.ids, bound, ...after, BigInt(PAGE)])
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = [last[column] as bigint, last.id]
  }
}

/** The values of the first instrument column with open rows, each found by one index step. */
export async function listOpenInstruments(
  reader: Reader,
  { table, instrumentColumns: names }: PriceTable,
): Promise<Set<bigint>> {
  const [name] = names
  const next = (after: string) => `SELECT min(${name}) FROM ${table} WHERE status = 'open'${after}`
  const rows = await reader.query<{ name: bigint }>(
    `WITH RECURSIVE open_names(name) AS (
      SELECT (${next('')}) UNION ALL SELECT (${next(` AND ${name} > open_names.name`)}) FROM open_names WHERE name IS NOT NULL
    ) SELECT name FROM open_names WHERE name IS NOT NULL`,
  )
  return new Set(rows.map(row => row.name))
}
