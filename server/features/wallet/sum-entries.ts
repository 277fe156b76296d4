import { runInSlices } from '#server/kernel/time-slices.ts'
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
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { measuresOf, type Measure, type TypedEntry } from './measures.ts'
import { shareWork } from './shared-work.ts'

/** The lengths of time that sums are stored for, UTC. The shortest divides every time zone's distance to UTC. */
export const QUARTER = 15 * MINUTE
export const SPANS = [DAY, HOUR, QUARTER] as const
/** Of sums that belong to their own moment. */
const MOMENT = 0n

/** Entries are summed by so many, so that an ordinary account has no sums at all. */
const CHUNK = 500
/** Entries of the last minute are not summed yet: a running command is stored after its id was made, and the clocks of nodes differ. */
const SETTLED_AFTER = MINUTE

/** A person's entries by transaction, asset and type, up to further conditions on `p` and `t`; a transaction has at most two assets. */
export const TYPED_ENTRIES = `SELECT min(t.created_at) AS at, p.asset AS asset, p.type AS type, min((SELECT min(o.asset)
      FROM postings o WHERE o.transaction_id = p.transaction_id AND o.owner = p.owner AND o.asset <> p.asset)) AS other,
    CAST(sum(p.amount) AS BIGINT) AS amount
  FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 AND p.type NOT IN ('hold', 'release')`
export const GROUP_ENTRIES = 'GROUP BY p.transaction_id, p.asset, p.type'

const SELECT_PROGRESS = 'SELECT summed_to FROM account_sum_progress WHERE user_id = $1'
/** In the index alone: where the next chunk ends, if there are as many entries. */
const SELECT_CHUNK_END = `SELECT transaction_id FROM postings WHERE owner = $1 AND owner > 0 AND transaction_id > $2
  AND transaction_id < $3 ORDER BY transaction_id, leg LIMIT 1 OFFSET $4`
const SELECT_CHUNK = `${TYPED_ENTRIES} AND p.transaction_id > $2 AND p.transaction_id <= $3 ${GROUP_ENTRIES}`
const OPEN_PROGRESS = `INSERT INTO account_sum_progress(user_id, summed_to) VALUES ($1, 0) ON CONFLICT DO NOTHING`
const UPDATE_PROGRESS = 'UPDATE account_sum_progress SET summed_to = $2 WHERE user_id = $1'
const ADD_SUM = `INSERT INTO account_sums(user_id, span, started_at, measure, amount) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, span, started_at, measure) DO UPDATE SET amount = account_sums.amount + excluded.amount`

/** What is added to one sum. */
interface Addend {
  readonly span: bigint
  readonly startedAt: bigint
  readonly measure: Measure
  readonly amount: bigint
}

interface Chunk {
  readonly userId: bigint
  /** The entries of the transactions after `from`, up to and with `to`. */
  readonly from: bigint
  readonly to: bigint
  readonly addends: readonly Addend[]
}

/** Adds a chunk to the sums of an account, unless another node has. */
function* addSums(_: Context, { userId, from, to, addends }: Chunk): Steps<void> {
  yield* send([OPEN_PROGRESS, [userId]])
  const [progress] = yield* read<{ summed_to: bigint }>(`${SELECT_PROGRESS} /*lock*/`, [userId])
  if (progress!.summed_to !== from) return yield* finish(undefined)
  const additions = addends.map(({ span, startedAt, measure, amount }): Statement => [
    ADD_SUM,
    [userId, span, startedAt, measure, amount],
  ])
  return yield* finish(undefined, ...additions, [UPDATE_PROGRESS, [userId, to]])
}

/** Adds up the measures of entries by quarters of an hour; flows each at its own time. */
function* sumByQuarter(
  market: Services['market'],
  entries: readonly TypedEntry[],
): Generator<void, Addend[]> {
  const sums = createSums()
  for (const entry of entries) {
    for (const [measure, amount] of measuresOf(market, entry)) {
      if (measure === 'flow') sums.add({ span: MOMENT, startedAt: entry.at, measure, amount })
      else sums.add({ span: BigInt(QUARTER), startedAt: startOf(entry.at, QUARTER), measure, amount })
    }
    yield
  }
  return sums.list()
}

/** Adds the sums of the longer spans to those of quarters of an hour. */
function withLongerSpans(quarters: readonly Addend[]): Addend[] {
  const sums = createSums()
  for (const { span, startedAt, measure, amount } of quarters) {
    if (span === MOMENT) continue
    for (const length of SPANS.slice(0, -1)) {
      sums.add({ span: BigInt(length), startedAt: startOf(startedAt, length), measure, amount })
    }
  }
  return [...quarters, ...sums.list()]
}

const startOf = (time: bigint, span: number): bigint => time - (time % BigInt(span))

/** Collects sums, each once. */
function createSums() {
  const sums = new Map<string, { -readonly [Key in keyof Addend]: Addend[Key] }>()
  return {
    add(addend: Addend): void {
      const key = `${addend.span} ${addend.startedAt} ${addend.measure}`
      const sum = sums.get(key)
      if (sum) sum.amount += addend.amount
      else sums.set(key, { ...addend })
    },
    /** Without those that have come to nothing. */
    list: (): Addend[] => [...sums.values()].filter(({ amount }) => amount !== 0n),
  }
}

async function nextChunk(reader: Reader, userId: bigint, now: number, size: number) {
  const [progress] = await reader.query<{ summed_to: bigint }>(SELECT_PROGRESS, [userId])
  const from = progress?.summed_to ?? 0n
  const end = [userId, from, minIdAt(BigInt(now - SETTLED_AFTER)), BigInt(size - 1)]
  const [last] = await reader.query<{ transaction_id: bigint }>(SELECT_CHUNK_END, end)
  return last && { from, to: last.transaction_id }
}

const shareSumming = shareWork<void>()

/**
 * Stores the sums of an account's entries, chunk by chunk, until fewer than a chunk are left to be read singly. What a call has to do is
 * what has happened since the last one; nodes that do the same at a time add each chunk once.
 */
export function sumEntries(services: Ports, userId: bigint, chunkSize = CHUNK): Promise<void> {
  const { market, clock } = services
  return shareSumming(services, userId, store => sumChunks({ store, market, clock }, userId, chunkSize))
}

type Ports = Pick<Services, 'store' | 'market' | 'clock'>

async function sumChunks({ store, market, clock }: Ports, userId: bigint, chunkSize: number): Promise<void> {
  const sumNextChunk = async () => {
    const chunk = await nextChunk(store, userId, clock.now(), chunkSize)
    if (!chunk) return false
    const entries = await store.query<TypedEntry>(SELECT_CHUNK, [userId, chunk.from, chunk.to])
    const quarters = await runInSlices(sumByQuarter(market, entries), store.turn)
    await store.execute(addSums, { userId, ...chunk, addends: withLongerSpans(quarters) })
    return true
  }
  // oxlint-disable-next-line no-await-in-loop -- Each chunk begins where the one before ends.
  while (await sumNextChunk());
}
