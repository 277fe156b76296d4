/**
 * A cache in the database: the finished days of each product since the market began, and of those whose price follows from others also the past
 * that is made up, in blocks of 32 days, so that a chart over years need not compute each of them again. Nothing depends on it: rows may be
 * deleted, and what is missing or not signed (signed-cache.ts) is computed.
 */
import { DAY } from '#src/lib/time/time-units.ts'
import { finish, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import type { Migration } from '../kernel/migrations.ts'
import type { Bucket } from './bucket.ts'
import { HISTORY_START } from './candles.ts'
import type { MarketSeed } from './market-seed.ts'
import { SIGNED, type CacheSigner } from './signed-cache.ts'
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

const READ = `SELECT block, figures FROM market_days WHERE product_id = $1 AND figures LIKE '${SIGNED}' ORDER BY block`
const WRITE = `INSERT INTO market_days(product_id, block, figures) VALUES ($1, $2, $3)
  ON CONFLICT (product_id, block) DO UPDATE SET figures = excluded.figures`

const nameOf = (productId: number, block: number) => `days ${productId} ${block}`

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

/** The stored blocks of a product, oldest first; `days` is undefined where a row is not what this market has signed. */
export async function readDayRows(
  reader: Reader,
  signer: CacheSigner,
  productId: number,
): Promise<{ readonly block: number; readonly days: DayBlock['days'] | undefined }[]> {
  const rows = await reader.query<BlockRow>(READ, [BigInt(productId)])
  return rows.map(({ block, figures }) => {
    const text = signer.open(nameOf(productId, Number(block)), figures)
    return { block: Number(block), days: text === undefined ? undefined : parseDays(text) }
  })
}

/** The stored blocks of a product that this market has signed, oldest first. */
export async function readDayBlocks(
  reader: Reader,
  signer: CacheSigner,
  productId: number,
): Promise<DayBlock[]> {
  const rows = await readDayRows(reader, signer, productId)
  return rows.flatMap(({ block, days }) => (days ? [{ block, days }] : []))
}

/** A command that stores a block of finished days. Any node may do so at any time: all compute the same. */
export function* storeDayBlock(
  _: Context,
  { signer, productId, block, days }: DayBlock & { readonly productId: number; readonly signer: CacheSigner },
): Steps<void> {
  const figures = signer.sign(nameOf(productId, block), JSON.stringify(days.flatMap(figuresOf)))
  return yield* finish(undefined, [WRITE, [BigInt(productId), BigInt(block), figures]])
}

/**
 * The blocks of a product that are stored: the first, and the one after the last. They lie wholly before the present day (`now` is epoch ms) and
 * after the market's beginning; or reach back to the beginning of history, where that takes a second to compute: a price that follows from those
 * of others, or that of version 1 of the market.
 */
export function finishedBlocks(
  { legs }: Pick<MarketProduct, 'legs'>,
  { since, earlierSeed }: Pick<MarketSeed, 'since' | 'earlierSeed'>,
  now: number,
): { readonly first: number; readonly end: number } {
  const isPastStored = legs.length > 0 || earlierSeed !== undefined
  return {
    first: isPastStored ? Math.floor(HISTORY_START / DAY / BLOCK_DAYS) : Math.ceil(since / DAY / BLOCK_DAYS),
    end: Math.floor(now / DAY / BLOCK_DAYS),
  }
}
