import {
  finish,
  read,
  send,
  type Context,
  type Reader,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import type { Services } from '#server/services.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { createLotBook, NO_PARTIAL_SALE, type PartialSale } from './lot-book.ts'
import type { GainRow } from './gain-rows.ts'
import { readLotTransactions } from './lot-events.ts'
import type { RealisedSum } from './realised-sums.ts'
import { shareWork } from './shared-work.ts'

/** Entries of the last minute wait: a running command is stored after its id was made, and the clocks of nodes differ. */
const SETTLED_AFTER = MINUTE

/** How much one call does: chunks, entries of a chunk, and parts of sales of a chunk. */
export interface Bounds {
  readonly chunks: number
  readonly entries: number
  readonly parts: number
}
const BOUNDS: Bounds = { chunks: 20, entries: 500, parts: 500 }

interface ProgressRow {
  readonly [column: string]: bigint
  readonly summed_to: bigint
  readonly sold_units: bigint
  readonly sold_parts: bigint
}

interface Progress {
  readonly summedTo: bigint
  readonly sale: PartialSale
}

const SELECT_PROGRESS = 'SELECT summed_to, sold_units, sold_parts FROM lot_progress WHERE user_id = $1'
const OPEN_PROGRESS = `INSERT INTO lot_progress(user_id, summed_to, sold_units, sold_parts) VALUES ($1, 0, 0, 0)
  ON CONFLICT DO NOTHING`
const UPDATE_PROGRESS =
  'UPDATE lot_progress SET summed_to = $2, sold_units = $3, sold_parts = $4 WHERE user_id = $1'
/** In the index alone. */
const SELECT_CHUNK_END = `SELECT max(transaction_id) AS id, count(*) AS count FROM (
  SELECT transaction_id FROM postings WHERE owner = $1 AND owner > 0 AND transaction_id > $2 AND transaction_id < $3
  ORDER BY transaction_id, leg LIMIT $4) AS chunk`
const SELECT_TIME = 'SELECT created_at FROM transactions WHERE id = $1'
/** Larger than every id. */
const NO_END = 2n ** 63n - 1n

const toProgress = (row: ProgressRow | undefined): Progress => ({
  summedTo: row?.summed_to ?? 0n,
  sale: row ? { units: row.sold_units, parts: row.sold_parts } : NO_PARTIAL_SALE,
})

const isSameProgress = (one: Progress, other: Progress) =>
  one.summedTo === other.summedTo &&
  one.sale.units === other.sale.units &&
  one.sale.parts === other.sale.parts

interface BookChunk {
  readonly userId: bigint
  readonly from: Progress
  readonly to: Progress
  readonly statements: readonly Statement[]
}

/** Stores a chunk, unless another node has. */
function* bookChunk(_: Context, { userId, from, to, statements }: BookChunk): Steps<void> {
  yield* send([OPEN_PROGRESS, [userId]])
  const [row] = yield* read<ProgressRow>(`${SELECT_PROGRESS} /*lock*/`, [userId])
  if (!isSameProgress(toProgress(row), from)) return yield* finish(undefined)
  const progress: Statement = [UPDATE_PROGRESS, [userId, to.summedTo, to.sale.units, to.sale.parts]]
  return yield* finish(undefined, ...statements, progress)
}

type Ports = Pick<Services, 'store' | 'market' | 'clock'>

const readProgress = async (reader: Reader, userId: bigint): Promise<Progress> =>
  toProgress((await reader.query<ProgressRow>(SELECT_PROGRESS, [userId]))[0])

interface ReadChunk {
  readonly from: Progress
  readonly to: Progress
  readonly book: ReturnType<typeof createLotBook>
  /** Whether the entries before `until` go on after the chunk. */
  readonly hasMore: boolean
}

/** Assigns the next entries before an id in memory; undefined when there are none. */
async function readChunk(
  { store, market }: Omit<Ports, 'clock'>,
  userId: bigint,
  { until, bounds }: { readonly until: bigint; readonly bounds: Bounds },
): Promise<ReadChunk | undefined> {
  const from = await readProgress(store, userId)
  const range = [userId, from.summedTo, until, BigInt(bounds.entries)]
  const [end] = await store.query<{ id: bigint | null; count: bigint }>(SELECT_CHUNK_END, range)
  if (!end || end.id === null) return undefined
  const ports = { reader: store, market }
  const transactions = await readLotTransactions(ports, userId, { from: from.summedTo, to: end.id })
  const book = createLotBook(store, userId, bounds.parts)
  let to = from
  let isDone = true
  for (const transaction of transactions) {
    // oxlint-disable-next-line no-await-in-loop -- In the order of the transactions.
    const rest = book.isFull() ? to.sale : await book.apply(transaction, to.sale)
    if (rest) {
      to = { summedTo: to.summedTo, sale: rest }
      isDone = false
      break
    }
    to = { summedTo: transaction.id, sale: NO_PARTIAL_SALE }
  }
  // Holds and releases at the end of the chunk are no transactions of the book.
  if (isDone) to = { summedTo: end.id, sale: NO_PARTIAL_SALE }
  return { from, to, book, hasMore: !isDone || Number(end.count) === bounds.entries }
}

/** Books the next chunk; answers whether there may be another one. */
async function bookNextChunk(ports: Ports, userId: bigint, bounds: Bounds): Promise<boolean> {
  const until = minIdAt(BigInt(ports.clock.now() - SETTLED_AFTER))
  const chunk = await readChunk(ports, userId, { until, bounds })
  if (!chunk) return false
  const { from, to, book, hasMore } = chunk
  await ports.store.execute(bookChunk, { userId, from, to, statements: book.statements() })
  return hasMore
}

const shareBooking = shareWork<boolean>()

/**
 * Brings the stored realised gains of a person up to date, oldest entries first; answers whether all settled entries are booked. A call does
 * a bounded amount of work, so that a long history takes several of them; nodes that do the same at a time store each chunk once.
 */
export function bookRealisedGains(services: Ports, userId: bigint, bounds = BOUNDS): Promise<boolean> {
  const { market, clock } = services
  return shareBooking(services, userId, store => bookChunks({ store, market, clock }, userId, bounds))
}

/** Answers whether all is booked. */
async function bookChunks(ports: Ports, userId: bigint, bounds: Bounds): Promise<boolean> {
  for (let chunk = 0; chunk < bounds.chunks; chunk++) {
    // oxlint-disable-next-line no-await-in-loop -- Each chunk begins where the one before ends.
    if (!(await bookNextChunk(ports, userId, bounds))) return true
  }
  return false
}

/** What is not stored yet of the newest entries, and how far it goes. */
export interface RecentGains {
  readonly gains: readonly GainRow[]
  readonly sums: readonly RealisedSum[]
  /** Whether nothing follows; otherwise the next call goes on. */
  readonly isComplete: boolean
  /** Entries before this time are included, in milliseconds since 1970 UTC. */
  readonly includedTo: number
}

/**
 * Calls `read` with the realised results that are not stored yet, so that it can add them to the stored ones: the stored ones do not change
 * in between. `read` may be called again.
 */
export async function withRecentGains<Result>(
  services: Ports,
  userId: bigint,
  readStored: (recent: RecentGains) => Promise<Result>,
): Promise<Result> {
  const isBooked = await bookRealisedGains(services, userId)
  const { store, market, clock } = services
  const before = await readProgress(store, userId)
  const now = clock.now()
  const recent = isBooked && (await readChunk({ store, market }, userId, { until: NO_END, bounds: BOUNDS }))
  const isComplete = isBooked && !(recent && recent.hasMore)
  const [last] = await store.query<{ created_at: bigint }>(SELECT_TIME, [
    (recent || { to: before }).to.summedTo,
  ])
  const result = await readStored({
    gains: recent ? recent.book.gains() : [],
    sums: recent ? recent.book.sums() : [],
    isComplete,
    includedTo: isComplete ? now : Number(last?.created_at ?? 0n),
  })
  const isSame = isSameProgress(before, await readProgress(store, userId))
  return isSame ? result : withRecentGains(services, userId, readStored)
}
