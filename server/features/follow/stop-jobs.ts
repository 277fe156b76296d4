import { getProduct } from '#server/market/catalogue.ts'
import { setImmediate } from 'node:timers/promises'
import type { CopySource } from './copy-source.ts'
import { copySpotSell, detachLot } from './copy-close.ts'
import { performanceOf, listFollowsWithCopies, readFollowCopies, type FollowCopies } from './performance.ts'
import { finishClosing, stopAtMaxLoss } from './follow.ts'
import { settleCopies } from './follow-results.ts'
import { listOpenLots, listCopiedPositions, type OpenLot } from './copy-queries.ts'
import { makeClosingsDue } from './fan-out-trade.ts'
import type { PriceAt } from './trades.ts'
import { pagedItems, type DueItem, type Job } from '#server/kernel/job.ts'
import { executeCopy, closeShare, nextOpenTime, type Dependencies } from './copy-due.ts'
import { createPriceAt } from './trader-records.ts'
import { spotMarketOf } from '../spot/spot-market.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import { finish, type Context, type Reader, type Steps } from '#server/kernel/store.ts'

const LIST = `SELECT f.id FROM follows f LEFT JOIN closing_waits w ON w.follow_id = f.id
  WHERE f.status = 'closing' AND f.id > $1 AND (w.due_at IS NULL OR w.due_at <= $2) ORDER BY f.id LIMIT $3`
const UPSERT_WAIT = `INSERT INTO closing_waits(follow_id, due_at) VALUES ($1, $2)
  ON CONFLICT (follow_id) DO UPDATE SET due_at = excluded.due_at`

/** Closing follows that are not waiting for a market at `now` (epoch ms), after `after`. */
async function listClosingFollows(
  reader: Reader,
  now: number,
  after: bigint | undefined,
  limit: number,
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(LIST, [after ?? 0n, BigInt(now), BigInt(limit)])
  return rows.map(row => row.id)
}

/** Postpones the closing of a follow until its markets open (epoch ms). */
function* postponeClosing(
  _: Context,
  { followId, until }: { readonly followId: bigint; readonly until: number },
): Steps<null> {
  return yield* finish(null, [UPSERT_WAIT, [followId, BigInt(until)]])
}

const WHOLE = { part: 1n, of: 1n }
/** How many follows are closed at the same time. */
const CONCURRENCY = 8

function sellLot(ports: Dependencies, lot: OpenLot): Promise<number> {
  const product = getProduct(lot.product_id)
  const source: CopySource & { share: typeof WHOLE } = {
    followId: lot.follow_id,
    source: `stop:${lot.follow_id}:p${lot.product_id}`,
    way: 'spot',
    kind: 'close',
    productId: lot.product_id,
    productType: product.productType,
    direction: 'long',
    traderPrice: null,
    share: WHOLE,
  }
  const market = spotMarketOf(ports.market, product, { exchangeType: SELL })
  return executeCopy(ports, copySpotSell, { ...source, market }, detachLot)
}

/**
 * Closes the open copies of a stopped follow whose markets are open; ends the follow when nothing is left, and postpones it when all its
 * markets are closed. A failure does not prevent closing the rest.
 * @returns how many copies were placed or skipped
 * @throws the first error, after all others were tried
 */
export async function closeFollow(ports: Dependencies, followId: bigint): Promise<number> {
  const { store, market } = ports
  const failures: unknown[] = []
  const openTimes: number[] = []
  let done = 0
  const closeIfOpen = async (productId: bigint, close: () => Promise<number>) => {
    try {
      const until = nextOpenTime(market, getProduct(productId))
      if (until === undefined) done += await close()
      else openTimes.push(until)
    } catch (error) {
      failures.push(error)
    }
  }
  for (const lot of await listOpenLots(store, followId))
    await closeIfOpen(lot.product_id, () => sellLot(ports, lot))
  for (const position of await listCopiedPositions(store, followId)) {
    const identity = { followId, source: `stop:${followId}:${position.id}`, traderPrice: null }
    await closeIfOpen(position.product_id, () => closeShare(ports, position, identity, WHOLE))
  }
  if (failures.length > 0) throw failures[0]
  const remaining = [
    ...(await listOpenLots(store, followId)),
    ...(await listCopiedPositions(store, followId)),
  ]
  if (remaining.length === 0) await store.execute(finishClosing, followId)
  else if (openTimes.length === remaining.length)
    await store.execute(postponeClosing, { followId, until: Math.min(...openTimes) })
  return done
}

/** Closes the open copies of stopped follows. */
export function closingJob(ports: Dependencies, onCopied: (copies: number) => void): Job {
  const toItem = (id: bigint): DueItem => ({
    key: `${id}`,
    run: async () => onCopied(await closeFollow(ports, id)),
  })
  return {
    name: 'close ended followings',
    intervalMs: 500,
    concurrency: CONCURRENCY,
    async *due({ retries }) {
      const now = ports.market.now()
      for (const key of retries) yield toItem(BigInt(key))
      yield* pagedItems(
        (after: bigint | undefined, limit) => listClosingFollows(ports.store, now, after, limit),
        toItem,
      )
    },
  }
}

/** Memoizes prices, so that all follows of a run use the same price for each product. */
function memoizePrices(priceAt: PriceAt): PriceAt {
  const cached = new Map<number, bigint>()
  return (productId, time) => {
    const price = cached.get(productId) ?? priceAt(productId, time)
    cached.set(productId, price)
    return price
  }
}

/** The due item of a follow with open copies; undefined when nothing is due. */
function toDueItem(
  { store }: Dependencies,
  held: FollowCopies,
  now: number,
  priceAt: PriceAt,
): DueItem | undefined {
  const { followId, status, maxLoss } = held
  const key = `${followId}`
  const hasReachedMaxLoss = ({ rows }: FollowCopies) => {
    const { realised, open } = performanceOf({ rows }, now, priceAt)
    return realised + open <= -maxLoss
  }
  const isActive = status === 'active'
  let mustStop: boolean
  try {
    mustStop = isActive && hasReachedMaxLoss(held)
  } catch (error) {
    return { key, run: () => Promise.reject(error as Error) }
  }
  if (!mustStop && !held.hasClosed && !(isActive && held.hasMissedClosings)) return undefined
  const work = async () => {
    if (mustStop) await store.execute(stopAtMaxLoss, followId)
    if (held.hasClosed) await store.execute(settleCopies, followId)
    if (isActive && held.hasMissedClosings) await store.execute(makeClosingsDue, { followId })
  }
  return { key, run: work }
}

/** Stops follows that have reached their maximum loss, and settles closed copies. */
export function maxLossJob(ports: Dependencies): Job {
  const { store, market } = ports
  return {
    name: 'stop losing followings',
    intervalMs: 1000,
    concurrency: 1,
    async *due() {
      const now = market.now()
      const priceAt = memoizePrices(createPriceAt(market))
      for (let after: bigint | undefined = 0n; after !== undefined;) {
        const ids: bigint[] = await listFollowsWithCopies(store, after)
        for (const held of await readFollowCopies(store, ids)) {
          const item = toDueItem(ports, held, now, priceAt)
          if (item) yield item
        }
        after = ids.at(-1)
        await setImmediate()
      }
    },
  }
}
