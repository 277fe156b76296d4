import { getProduct } from '#server/market/catalogue.ts'
import { setImmediate } from 'node:timers/promises'
import type { CopySource } from './copy-source.ts'
import { copySpotSell, giveUpLot } from './copy-closing.ts'
import { listClosingFollows, waitForMarkets } from './closing-follows.ts'
import { figuresOf, listFollowsWithCopies, readHeldCopies, type HeldCopies } from './figures.ts'
import { endClosing, stopAtMaxLoss } from './follow.ts'
import { settleCopies } from './results.ts'
import { listOpenLots, listOpenPositions, type OpenLot } from './sources.ts'
import { makeClosingsDue } from './spread-trade.ts'
import type { PriceAt } from './trades.ts'
import { listedItems, type DueItem, type Job } from '#server/kernel/job.ts'
import { attempt, closeShare, opensAt, spotMarket, type Ports } from './copy-due.ts'
import { priceAtOf } from './trader-records.ts'

const ALL = { part: 1n, of: 1n }
/** Followings that are closed beside each other. */
const BESIDE = 8

function sellLot(ports: Ports, lot: OpenLot): Promise<number> {
  const product = getProduct(lot.product_id)
  const source: CopySource & { share: typeof ALL } = {
    followId: lot.follow_id,
    source: `stop:${lot.follow_id}:p${lot.product_id}`,
    way: 'spot',
    kind: 'close',
    productId: lot.product_id,
    productType: product.productType,
    direction: 'long',
    traderPrice: null,
    share: ALL,
  }
  return attempt(ports, copySpotSell, { ...source, market: spotMarket(ports.market, product, 2) }, giveUpLot)
}

/**
 * Closes what a following that has ended still holds, as far as its markets trade; one that holds nothing more is over, and one whose
 * markets are closed waits for the first that opens. What cannot be closed does not keep the rest.
 * @returns how many copies were placed or named
 * @throws what the first that could not be closed has thrown, after all others
 */
export async function closeFollow(ports: Ports, followId: bigint): Promise<number> {
  const { store, market } = ports
  const failures: unknown[] = []
  const openings: number[] = []
  let done = 0
  const tryTo = async (productId: bigint, close: () => Promise<number>) => {
    try {
      const until = opensAt(market, getProduct(productId))
      if (until === undefined) done += await close()
      else openings.push(until)
    } catch (error) {
      failures.push(error)
    }
  }
  for (const lot of await listOpenLots(store, followId))
    await tryTo(lot.product_id, () => sellLot(ports, lot))
  for (const position of await listOpenPositions(store, followId)) {
    const named = { followId, source: `stop:${followId}:${position.id}`, traderPrice: null }
    await tryTo(position.product_id, () => closeShare(ports, position, named, ALL))
  }
  if (failures.length > 0) throw failures[0]
  const left = [...(await listOpenLots(store, followId)), ...(await listOpenPositions(store, followId))]
  if (left.length === 0) await store.execute(endClosing, followId)
  else if (openings.length === left.length)
    await store.execute(waitForMarkets, { followId, until: Math.min(...openings) })
  return done
}

/** Closes what followings that have ended still hold. */
export function closingJob(ports: Ports, onCopied: (copies: number) => void): Job {
  const toItem = (id: bigint): DueItem => ({
    key: `${id}`,
    work: async () => onCopied(await closeFollow(ports, id)),
  })
  return {
    name: 'close ended followings',
    every: 500,
    concurrency: BESIDE,
    async *due({ retries }) {
      const now = ports.market.now()
      for (const key of retries) yield toItem(BigInt(key))
      yield* listedItems(
        (after: bigint | undefined, limit) => listClosingFollows(ports.store, now, after, limit),
        toItem,
      )
    },
  }
}

/** Everything of a page of followings at one price for each product. */
function pricesAt(priceAt: PriceAt): PriceAt {
  const known = new Map<number, bigint>()
  return (productId, time) => {
    const price = known.get(productId) ?? priceAt(productId, time)
    known.set(productId, price)
    return price
  }
}

/** What is to be done for a following that has copies open; undefined when nothing is. */
function lookAt({ store }: Ports, held: HeldCopies, now: number, priceAt: PriceAt): DueItem | undefined {
  const { followId, status, maxLoss } = held
  const key = `${followId}`
  const hasLost = ({ rows }: HeldCopies) => {
    const { realised, open } = figuresOf({ rows }, now, priceAt)
    return realised + open <= -maxLoss
  }
  const isActive = status === 'active'
  let isOver: boolean
  try {
    isOver = isActive && hasLost(held)
  } catch (error) {
    return { key, work: () => Promise.reject(error as Error) }
  }
  if (!isOver && !held.hasClosed && !(isActive && held.isBehind)) return undefined
  const work = async () => {
    if (isOver) await store.execute(stopAtMaxLoss, followId)
    if (held.hasClosed) await store.execute(settleCopies, followId)
    if (isActive && held.isBehind) await store.execute(makeClosingsDue, { followId })
  }
  return { key, work }
}

/** Ends the followings that have lost as much as their followers allow, and keeps what came of copies that are closed. */
export function stopLosersJob(ports: Ports): Job {
  const { store, market } = ports
  return {
    name: 'stop losing followings',
    every: 1000,
    concurrency: 1,
    async *due() {
      const now = market.now()
      const priceAt = pricesAt(priceAtOf(market))
      for (let after: bigint | undefined = 0n; after !== undefined;) {
        const ids: bigint[] = await listFollowsWithCopies(store, after)
        for (const held of await readHeldCopies(store, ids)) {
          const item = lookAt(ports, held, now, priceAt)
          if (item) yield item
        }
        after = ids.at(-1)
        await setImmediate()
      }
    },
  }
}
