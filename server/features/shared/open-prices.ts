import type { Migration } from '#server/kernel/migrations.ts'
import type { Reader, Row, SqlValue } from '#server/kernel/store.ts'

/** Open orders and positions by the price that they wait for: what the market reaches is found without reading the rest. */
export const openPriceSchema: Omit<Migration, 'version'> = {
  name: 'open orders and positions by price',
  statements: [
    'DROP INDEX spot_orders_open',
    'DROP INDEX contract_orders_open',
    'DROP INDEX contract_positions_open',
    "CREATE INDEX spot_orders_price ON spot_orders(product_id, side, limit_price, id) WHERE status = 'open'",
    "CREATE INDEX bibi_orders_price ON bibi_orders(base_id, quote_id, side, limit_price, id) WHERE status = 'open'",
    "CREATE INDEX contract_orders_price ON contract_orders(product_id, direction, limit_price, id) WHERE status = 'open'",
    'ALTER TABLE contract_positions ADD COLUMN lower_trigger BIGINT',
    'ALTER TABLE contract_positions ADD COLUMN upper_trigger BIGINT',
    'ALTER TABLE contract_positions ADD COLUMN due_at BIGINT',
    `UPDATE contract_positions SET
      lower_trigger = CASE WHEN direction = 'short' THEN take_profit WHEN stop_loss IS NULL THEN liquidation_price
        WHEN liquidation_price IS NULL OR stop_loss > liquidation_price THEN stop_loss ELSE liquidation_price END,
      upper_trigger = CASE WHEN direction = 'long' THEN take_profit WHEN stop_loss IS NULL THEN liquidation_price
        WHEN liquidation_price IS NULL OR stop_loss < liquidation_price THEN stop_loss ELSE liquidation_price END,
      due_at = CASE WHEN product_id BETWEEN 201 AND 340 THEN (as_of / 28800000 + 1) * 28800000 ELSE expires_at END
      WHERE status = 'open'`,
    "CREATE INDEX contract_positions_lower ON contract_positions(product_id, lower_trigger, id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_upper ON contract_positions(product_id, upper_trigger, id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_due ON contract_positions(due_at, id) WHERE status = 'open'",
  ],
}

/** One side of what waits for a price: those that a falling price reaches, or a rising one. */
export interface PriceSide {
  /** What must hold of a row to be on this side, such as `side = 1`; nothing more when absent. */
  readonly condition?: string
  /** The column of the price that is waited for. */
  readonly column: string
  /** Whether it is reached from above: by every price at it or below. */
  readonly isReachedFalling: boolean
}

/** A table of what waits for prices. */
export interface PriceTable {
  readonly table: string
  /** The columns that name what has the price: a product, or both coins of a pair. */
  readonly names: readonly string[]
  readonly sides: readonly PriceSide[]
}

/** What has a price, by the values of the table's names, and its extremes in the units of the table. */
export interface ReachedPrices {
  readonly names: readonly bigint[]
  readonly low: bigint
  readonly high: bigint
}

/** A side of which something is reached. */
export interface ReachedSide extends ReachedPrices {
  readonly side: PriceSide
}

const isReached = ({ column, isReachedFalling }: PriceSide, low: string, high: string) =>
  isReachedFalling ? `${column} >= ${low}` : `${column} <= ${high}`

const conditionOf = ({ condition }: PriceSide) => (condition ? ` AND ${condition}` : '')

/** As many as one statement asks for, so that its text is always the same. */
const AT_ONCE = 40
/** Stands for no price: nothing waits for it. */
const NOTHING = { low: 2n ** 63n - 1n, high: -1n }

const hitTexts = new Map<PriceTable, string>()

function hitText(table: PriceTable): string {
  const known = hitTexts.get(table)
  if (known) return known
  const columns = [...table.names.map((_, index) => `n${index}`), 'low', 'high']
  const row = (at: number) =>
    `SELECT ${columns.map((column, index) => `CAST($${at * columns.length + index + 1} AS BIGINT) AS ${column}`).join(', ')}`
  const rows = Array.from({ length: AT_ONCE }, (_, at) => row(at)).join(' UNION ALL ')
  const isNamed = table.names.map((name, index) => `o.${name} = r.n${index}`).join(' AND ')
  const hits = table.sides.map(
    (
      side,
      index,
    ) => `CASE WHEN EXISTS (SELECT 1 FROM ${table.table} o WHERE o.status = 'open' AND ${isNamed}${conditionOf(side)}
      AND ${isReached(side, 'r.low', 'r.high')}) THEN 1 ELSE 0 END AS hit${index}`,
  )
  const text = `SELECT ${table.names.map((_, index) => `r.n${index}`).join(', ')}, ${hits.join(', ')} FROM (${rows}) AS r`
  hitTexts.set(table, text)
  return text
}

/** The sides of which the market has reached something, in groups of `AT_ONCE` lookups by index. */
export async function* findReachedSides(
  reader: Reader,
  table: PriceTable,
  prices: readonly ReachedPrices[],
): AsyncGenerator<ReachedSide> {
  for (let at = 0; at < prices.length; at += AT_ONCE) {
    const group = prices.slice(at, at + AT_ONCE)
    const params = Array.from({ length: AT_ONCE }, (_, index): SqlValue[] => {
      const { names, low, high } = group[index] ?? { names: table.names.map(() => -1n), ...NOTHING }
      return [...names, low, high]
    })
    const rows = await reader.query<Row>(hitText(table), params.flat())
    for (const row of rows) {
      const names = table.names.map((_, index) => row[`n${index}`] as bigint)
      const found = group.find(each => each.names.every((name, index) => name === names[index]))
      if (!found) continue
      for (const [index, side] of table.sides.entries())
        if (row[`hit${index}`] === 1n) yield { ...found, side }
    }
  }
}

/** As many rows as are read at once. */
const PAGE = 200

/** Every open row on a side that is reached, by price and id, page by page. */
export async function* listReached<Found extends Row & { readonly id: bigint }>(
  reader: Reader,
  { table, names }: PriceTable,
  { side, ...reached }: ReachedSide,
): AsyncGenerator<Found> {
  const { column } = side
  const isNamed = names.map((name, index) => `${name} = $${index + 1}`).join(' AND ')
  const $ = (place: number) => `$${names.length + place}`
  const text = `SELECT * FROM ${table} WHERE status = 'open' AND ${isNamed}${conditionOf(side)} AND ${isReached(side, $(1), $(1))}
    AND (${column}, id) > (${$(2)}, ${$(3)}) ORDER BY ${column}, id LIMIT ${$(4)}`
  const bound = side.isReachedFalling ? reached.low : reached.high
  let after = [0n, 0n]
  for (;;) {
    const rows = await reader.query<Found>(text, [...reached.names, bound, ...after, BigInt(PAGE)])
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = [last[column] as bigint, last.id]
  }
}

/** The values of the first name for which anything is open, each found by one step in the index. */
export async function listOpenNames(reader: Reader, { table, names }: PriceTable): Promise<Set<bigint>> {
  const [name] = names
  const next = (after: string) => `SELECT min(${name}) FROM ${table} WHERE status = 'open'${after}`
  const rows = await reader.query<{ name: bigint }>(
    `WITH RECURSIVE open_names(name) AS (
      SELECT (${next('')}) UNION ALL SELECT (${next(` AND ${name} > open_names.name`)}) FROM open_names WHERE name IS NOT NULL
    ) SELECT name FROM open_names WHERE name IS NOT NULL`,
  )
  return new Set(rows.map(row => row.name))
}
