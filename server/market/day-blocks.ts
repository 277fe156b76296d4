/**
 * A cache in the database: the finished days of each product since the market began, and of those whose price follows from others also the past
 * that is made up, in blocks of 32 days, so that a chart over years need not compute each of them again. Nothing depends on it: rows may be
 * deleted, and what is missing is computed.
 */
import { DAY } from '#src/lib/time/time-units.ts'
import { finish, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import type { Migration } from '../kernel/migrations.ts'
import type { Bucket } from './bucket.ts'
import { HISTORY_START } from './candles.ts'
import type { MarketProduct } from './types.ts'

export const BLOCK_DAYS = 32
/** Numbers of a day: those of a `Bucket`; all are zero when nothing was traded. */
const FIGURES = 6

/** The days of one product from `block` × `BLOCK_DAYS` on, counted since 1970-01-01 UTC. */
export interface DayBlock {
  readonly block: number
  /** One for each day; null when nothing was traded. */
  readonly days: readonly (Bucket | null)[]
}

/** Not clustered: SQLite would take a page of its own for each row of 1.5 kB. */
export const dayBlockSchema: Omit<Migration, 'version'> = {
  name: 'days of the market',
  kind: 'expand',
  statements: [
    `CREATE TABLE market_days(
      product_id BIGINT NOT NULL,
      block BIGINT NOT NULL,
      figures TEXT NOT NULL,
      PRIMARY KEY (product_id, block)
    )`,
  ],
}

interface BlockRow extends Row {
  readonly block: bigint
  readonly figures: string
}

const READ = 'SELECT block, figures FROM market_days WHERE product_id = $1 ORDER BY block'
const INSERT = `INSERT INTO market_days(product_id, block, figures) VALUES ($1, $2, $3)
  ON CONFLICT (product_id, block) DO NOTHING`

const figuresOf = (day: Bucket | null): number[] =>
  day ? [day.open, day.high, day.low, day.close, day.volume, day.amount] : Array<number>(FIGURES).fill(0)

export const isSameDay = (one: Bucket | null, other: Bucket | null): boolean => {
  const figures = figuresOf(other)
  return figuresOf(one).every((figure, index) => figure === figures[index])
}

/** A day from its figures; undefined where they are none. */
function dayOf(figures: readonly number[]): Bucket | null | undefined {
  if (!figures.every(figure => Number.isSafeInteger(figure) && figure >= 0)) return undefined
  const [open, high, low, close, volume, amount] = figures as [number, number, number, number, number, number]
  if (high === 0) return figures.every(figure => figure === 0) ? null : undefined
  const isDay = low > 0 && low <= Math.min(open, close) && Math.max(open, close) <= high
  return isDay ? { open, high, low, close, volume, amount } : undefined
}

function parseDays(text: string): DayBlock['days'] | undefined {
  try {
    const figures = JSON.parse(text) as unknown
    if (!Array.isArray(figures) || figures.length !== BLOCK_DAYS * FIGURES) return undefined
    const days = Array.from({ length: BLOCK_DAYS }, (_, day) =>
      dayOf(figures.slice(day * FIGURES, (day + 1) * FIGURES) as number[]),
    )
    return days.every(day => day !== undefined) ? days : undefined
  } catch {
    return undefined
  }
}

/** The stored blocks of a product, oldest first; `days` is undefined where a row cannot be read. */
export async function readDayRows(
  reader: Reader,
  productId: number,
): Promise<{ readonly block: number; readonly days: DayBlock['days'] | undefined }[]> {
  const rows = await reader.query<BlockRow>(READ, [BigInt(productId)])
  return rows.map(({ block, figures }) => ({ block: Number(block), days: parseDays(figures) }))
}

/** The stored blocks of a product that can be read, oldest first. */
export async function readDayBlocks(reader: Reader, productId: number): Promise<DayBlock[]> {
  return (await readDayRows(reader, productId)).flatMap(({ block, days }) => (days ? [{ block, days }] : []))
}

/** A command that stores a block of finished days. Any node may do so at any time: all compute the same. */
export function* storeDayBlock(
  _: Context,
  { productId, block, days }: DayBlock & { readonly productId: number },
): Steps<void> {
  const figures = JSON.stringify(days.flatMap(figuresOf))
  return yield* finish(undefined, [INSERT, [BigInt(productId), BigInt(block), figures]])
}

/**
 * The blocks of a product that are stored: the first, and the one after the last. They lie wholly before the present day, and after the market's
 * beginning, both epoch ms; or after the beginning of history, where the days of others have to be computed first, which takes a second.
 */
export const finishedBlocks = (
  { legs }: Pick<MarketProduct, 'legs'>,
  since: number,
  now: number,
): { readonly first: number; readonly end: number } => ({
  first: Math.ceil((legs.length > 0 ? HISTORY_START : since) / DAY / BLOCK_DAYS),
  end: Math.floor(now / DAY / BLOCK_DAYS),
})
