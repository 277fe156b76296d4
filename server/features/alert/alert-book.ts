import type { Services } from '#server/services.ts'
import type { DueItem } from '#server/kernel/job.ts'
import { OVERLAP_MS, type ScanWindow } from '#server/kernel/job-progress.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { productInstruments } from '#server/matching/limit-orders.ts'
import { findFirstProductHit, type PriceHit } from '#server/matching/price-history.ts'
import type { TriggerBook } from '#server/matching/trigger-book.ts'
import { listOpenInstruments } from '#server/matching/trigger-prices.ts'
import { subtract } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { ALERT_TRIGGER_PRICES, findOpenAlert, type AlertRow } from './alert.ts'
import type { AlertMarket } from './commands.ts'
import { reachAlert, rebaseAlerts } from './fire-alerts.ts'

/** How often the closes of all products are looked at, in milliseconds. */
const BASE_INTERVAL_MS = 1000

type Ports = Pick<Services, 'store' | 'market'>

/** The price of a product and the close that its change is measured against, in minor units. */
export function alertMarket(
  { market }: Pick<Ports, 'market'>,
  productId: bigint,
  time?: number,
): AlertMarket {
  const { nowPrice, changePrice } = market.quote(getProduct(productId), time)
  return { price: parsePrice(nowPrice), base: parsePrice(subtract(nowPrice, changePrice)) }
}

const limitOf = ({ side, trigger_price }: AlertRow) => ({
  side: side === 1n ? (1 as const) : (2 as const),
  limitPrice: formatPrice(trigger_price),
})

/** Processes the first price that reached an alert, unless it is of another day than the one that the alert is measured by. */
async function reach(ports: Ports, { id, base, product_id }: AlertRow, hit: PriceHit): Promise<boolean> {
  if (base !== null && alertMarket(ports, product_id, hit.time).base !== base) return false
  return ports.store.execute(reachAlert, { id, price: parsePrice(hit.price), time: BigInt(hit.time) })
}

/** Open price alerts. */
export function alertBook(ports: Ports): TriggerBook<AlertRow> {
  const { store, market } = ports
  return {
    kind: 'alerts',
    table: ALERT_TRIGGER_PRICES,
    sinceColumn: 'since',
    instruments: productInstruments(ports),
    parsePrice,
    processRow: async (row, prices, { from }) => {
      const hit = prices.firstHit(limitOf(row), Math.max(from, Number(row.since)))
      return hit ? reach(ports, row, hit) : false
    },
    catchUp: async (id, from = 0) => {
      const row = await findOpenAlert(store, id)
      const product = row && findProduct(Number(row.product_id))
      if (!product || row.side === 0n) return false
      const since = Math.max(from, Number(row.since))
      const hit = findFirstProductHit(market, limitOf(row), product, since, market.now())
      return hit ? reach(ports, row, hit) : false
    },
  }
}

/**
 * Gives the change alerts their new close when a product's day has begun. After a pause of the server the prices since the day's
 * beginning, which the run has not compared with them, are looked through.
 */
export function createRebaser(ports: Ports, book: Pick<TriggerBook, 'catchUp'>) {
  const { store, market } = ports
  const bases = new Map<bigint, bigint>()
  let lookedAt = Number.NEGATIVE_INFINITY

  const rebase = async (productId: bigint, base: bigint, { from, to }: ScanWindow): Promise<boolean> => {
    const dayStart = Math.floor(to / DAY) * DAY
    const input = { productId, base, dayStart: BigInt(dayStart) }
    let total = 0
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- Each batch is what the one before has left.
      const ids = await store.execute(rebaseAlerts, input)
      if (ids.length === 0) break
      total += ids.length
      // oxlint-disable-next-line no-await-in-loop -- A few at a time, so that nothing else waits for thousands.
      if (from + OVERLAP_MS > dayStart) await Promise.all(ids.map(id => book.catchUp(id)))
    }
    bases.set(productId, base)
    return total > 0
  }

  return async function* dueBases(span: ScanWindow): AsyncGenerator<DueItem> {
    // A day begins once a day, and an alert with the close of another day does not fire: see reach.
    if (Math.abs(span.to - lookedAt) < BASE_INTERVAL_MS) return
    lookedAt = span.to
    for (const productId of await listOpenInstruments(store, ALERT_TRIGGER_PRICES)) {
      if (!findProduct(Number(productId))) continue
      const { base } = alertMarket({ market }, productId, span.to)
      if (bases.get(productId) === base) continue
      yield { key: `alert bases:${productId}`, run: () => rebase(productId, base, span) }
    }
  }
}
