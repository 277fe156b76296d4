import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { singleItemJob, type Job } from '#server/kernel/job.ts'
import {
  finish,
  read,
  send,
  type Context,
  type Row,
  type Statement,
  type Steps,
  type Store,
} from '#server/kernel/store.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import { closeLedger } from '#server/ledger/wallet.ts'
import type { Services } from '#server/services.ts'
import { dayAfter, dayOf, startOf } from '#src/lib/proofs/liability-tree.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { amountsAt } from './balances.ts'
import { addLeaves, rootOfDay, treesOf, type AssetTree, type Block, type Leaves } from './trees.ts'

/** A day is published this long after its beginning, in milliseconds, so that commands running at midnight are in the ledger by then. */
export const PUBLISHING_DELAY = 5 * MINUTE
/** For how many days proofs are given. Roots and totals are kept forever. */
export const PROOF_DAYS = 31
/** Blocks of one command. */
const BATCH = 20

const READ_DAY = 'SELECT secret, hash FROM liability_days WHERE day = $1 /*lock*/'
/** With a bound, so that it is a seek at the end of the index. */
const SELECT_NEWEST =
  "SELECT day, hash FROM liability_days WHERE day < '9999' AND hash IS NOT NULL ORDER BY day DESC LIMIT 1"
const TAKE_DAY = `INSERT INTO liability_days(day, secret) VALUES ($1, $2)
  ON CONFLICT (day) DO UPDATE SET secret = excluded.secret WHERE liability_days.hash IS NULL RETURNING day`
const INSERT_BLOCK = `INSERT INTO liability_blocks(day, asset, number, first_blind, total, hash, leaves)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`
const INSERT_TOTAL =
  'INSERT INTO liability_totals(day, asset, leaves, total, root) VALUES ($1, $2, $3, $4, $5)'
const PUBLISH = 'UPDATE liability_days SET previous = $2, totals_hash = $3, hash = $4 WHERE day = $1'

interface NewestDay extends Row {
  readonly day: string
  readonly hash: string
}

/** A day that is being computed. The secret tells one attempt from another: what an earlier one still sends is not stored. */
interface Attempt {
  readonly day: string
  readonly secret: string
}

/**
 * Begins a day, also one that was begun by somebody else and not finished, and closes the ledger until then.
 * @returns false when it is published already
 */
function* takeDay(_: Context, { day, secret }: Attempt): Steps<boolean> {
  const taken = yield* read(TAKE_DAY, [day, secret])
  if (taken.length === 0) return yield* finish(false)
  const forget: Statement = ['DELETE FROM liability_blocks WHERE day = $1', [day]]
  return yield* finish(true, closeLedger(BigInt(startOf(day))), forget)
}

function* isCurrent({ day, secret }: Attempt): Steps<boolean> {
  const [row] = yield* read<{ secret: string; hash: string | null }>(READ_DAY, [day])
  return row?.secret === secret && row.hash === null
}

/** A leaf is a line of its amount and its hash: whose it is is not stored. */
const linesOf = ({ leaves }: Block) => leaves.map(({ total, hash }) => `${total} ${hash}`).join('\n')

interface StoredBlock {
  readonly asset: string
  readonly block: Block
}

/** @returns false when another attempt has taken the day */
function* storeBlocks(
  _: Context,
  { blocks, ...attempt }: Attempt & { readonly blocks: readonly StoredBlock[] },
): Steps<boolean> {
  if (!(yield* isCurrent(attempt))) return yield* finish(false)
  const inserts = blocks.map(({ asset, block }): Statement => {
    const { number, firstBlind, node } = block
    const key = [attempt.day, asset, BigInt(number)]
    return [INSERT_BLOCK, [...key, firstBlind, node.total, node.hash, linesOf(block)]]
  })
  return yield* finish(true, ...inserts)
}

/** @returns false when another attempt has taken the day */
function* publishTrees(
  _: Context,
  { trees, ...attempt }: Attempt & { readonly trees: readonly AssetTree[] },
): Steps<boolean> {
  if (!(yield* isCurrent(attempt))) return yield* finish(false)
  const [newest] = yield* read<NewestDay>(SELECT_NEWEST)
  const { day } = attempt
  if (newest && newest.day >= day) throw new Error('A day after this one is published already.')
  const root = rootOfDay(day, newest?.hash ?? null, trees)
  yield* send(
    ...trees.map(({ asset, summary: { leaves, total, root: top } }): Statement => [
      INSERT_TOTAL,
      [day, asset, BigInt(leaves), total, top],
    ]),
  )
  return yield* finish(
    true,
    [PUBLISH, [day, root.previous, root.totalsHash, root.hash]],
    ['DELETE FROM liability_blocks WHERE day <= $1', [dayOf(startOf(day) - PROOF_DAYS * DAY)]],
  )
}

/**
 * Publishes what is owed to every customer at the beginning of a UTC day, which must be past. Several nodes may try at the same time, and a
 * node may stop at any point: the day is published once, from one attempt.
 * @returns whether this attempt has published it
 */
export async function publishDay(store: Store, day: string): Promise<boolean> {
  const attempt: Attempt = { day, secret: bytesToHex(randomBytes(32)) }
  if (!(await store.execute(takeDay, attempt))) return false
  const leaves: Leaves = new Map()
  for await (const page of amountsAt(store, day)) await runInSlices(addLeaves(leaves, attempt, page))
  const trees = await runInSlices(treesOf(leaves))
  const blocks = trees.flatMap(({ asset, blocks: own }) =>
    own.map((block): StoredBlock => ({ asset, block })),
  )
  for (let start = 0; start < blocks.length; start += BATCH) {
    const batch = { ...attempt, blocks: blocks.slice(start, start + BATCH) }
    if (!(await store.execute(storeBlocks, batch))) return false
  }
  return store.execute(publishTrees, { ...attempt, trees })
}

/** Publishes every day that is due, oldest first, also those that were missed; the first time only the newest. */
export async function publishLiabilities({
  store,
  clock,
}: Pick<Services, 'store' | 'clock'>): Promise<boolean> {
  const [newest] = await store.query<NewestDay>(SELECT_NEWEST)
  const last = dayOf(clock.now() - PUBLISHING_DELAY)
  let hasPublished = false
  for (let day = newest ? dayAfter(newest.day) : last; day <= last; day = dayAfter(day)) {
    // oxlint-disable-next-line no-await-in-loop -- Each day is chained to the one before.
    if (!(await publishDay(store, day))) break
    hasPublished = true
  }
  return hasPublished
}

/** Publishes each day once. Otherwise a run costs one query for one row. */
export const liabilityJob = (services: Pick<Services, 'store' | 'clock'>): Job =>
  singleItemJob('publish liabilities', MINUTE, () => publishLiabilities(services))
