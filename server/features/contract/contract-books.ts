import { applyContractEvent, resetDueTime } from './apply-event.ts'
import {
  CONTRACT_ORDER_PRICES,
  findOpenContractOrder,
  toOpenContractOrder,
  type OpenContractOrder,
  type OpenContractOrderRow,
} from './order.ts'
import { fillContractOrder } from './order-commands.ts'
import { POSITION_PRICES, findPosition, listDuePositions, type ContractPositionRow } from './position.ts'
import type { Services } from '#server/services.ts'
import { pagedItems, type DueItem } from '#server/kernel/job.ts'
import type { ScanWindow } from '#server/kernel/job-progress.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { contractRules } from './rules.ts'
import { nextEvent } from './next-event.ts'
import {
  bookItemKey,
  unscannedSince,
  type OpenOrderBook,
  type TriggerBook,
} from '#server/matching/trigger-book.ts'
import { limitOrderProcessing, productInstruments } from '#server/matching/limit-orders.ts'
import { productPriceHistory } from '#server/matching/price-history.ts'

type Dependencies = Pick<Services, 'store' | 'market'>

/** The book's kind, used in job and item keys. */
const POSITION = { kind: 'positions' } as const

/** A position with all market events applied up to a time (epoch ms). */
export interface CaughtUpPosition {
  readonly position: ContractPositionRow
  readonly at: number
}

/** A position, and from when on market events are to be applied. */
interface EventStart {
  readonly position: ContractPositionRow
  readonly from: number
}

/**
 * Applies market events to a position in chronological order; gives the position and the number of events.
 * @param staysDue whether the job must still process the position, as after every change by others: where a clock was set back, the
 * job has already scanned beyond `now`, with the earlier position, and would not scan it again.
 */
async function applyEvents(
  { store, market }: Dependencies,
  start: EventStart,
  now: number,
  staysDue: boolean,
) {
  let { position, from } = start
  let events = 0
  const product = findProduct(Number(position.product_id))
  const findNext = () => product && nextEvent(market, product, position, from, now)
  while (position.status === 'open') {
    const event = findNext()
    if (!event) break
    const { id, version } = position
    const after = await store.execute(applyContractEvent, { positionId: id, version, event, staysDue })
    if (after) events++
    // Another node, or the owner, was quicker: continue with the stored position.
    position = after ?? (await findPosition(store, id)) ?? position
    from = Number(position.as_of)
  }
  // It was due, but there was no event.
  if (!staysDue && position.status === 'open' && position.due_at !== null && Number(position.due_at) <= now) {
    await store.execute(resetDueTime, { positionId: position.id, version: position.version })
  }
  return { position, at: Math.max(now, Number(position.as_of)), events }
}

/** Catches one position up with the market, before its owner acts on it; undefined when there is none of this id. */
export async function catchUpPosition(
  ports: Dependencies,
  id: bigint,
): Promise<CaughtUpPosition | undefined> {
  const { store, market } = ports
  const position = await findPosition(store, id)
  if (!position) return undefined
  const from = (await unscannedSince(store, POSITION, id)) ?? 0
  return applyEvents(ports, eventStartOf(position, { from }), market.now(), true)
}

/** Applies all market events since a position's last change. @returns whether there were any */
async function catchUpFromLastChange(ports: Dependencies, id: bigint): Promise<boolean> {
  const position = await findPosition(ports.store, id)
  if (!position) return false
  const start = { position, from: Number(position.as_of) }
  return (await applyEvents(ports, start, ports.market.now(), false)).events > 0
}

interface ContractLimitOrder extends OpenContractOrder {
  readonly side: 1 | 2
}

const toLimitOrder = (order: OpenContractOrder): ContractLimitOrder => ({
  ...order,
  side: order.direction === 'long' ? 1 : 2,
})

/** Open contract orders. A fill may lie in the past: the position is then due from that time on. */
export function contractOrderBook(ports: Dependencies): OpenOrderBook<OpenContractOrderRow> {
  const { market } = ports
  return {
    kind: 'contract orders',
    table: CONTRACT_ORDER_PRICES,
    sinceColumn: 'created_at',
    instruments: productInstruments({ market }),
    parsePrice,
    ...limitOrderCallbacks(ports),
  }
}

const limitOrderCallbacks = (ports: Dependencies) => {
  const { store, market } = ports
  return limitOrderProcessing<ContractLimitOrder, OpenContractOrderRow>(
    { market },
    {
      toOrder: row => toLimitOrder(toOpenContractOrder(row)),
      find: async id => {
        const order = await findOpenContractOrder(store, id)
        return order && toLimitOrder(order)
      },
      priceHistory: ({ productId }) => {
        const product = findProduct(productId)
        return product && productPriceHistory(market, product)
      },
      fill: async ({ id: orderId, productId, direction }, { price, time: filledAt }) => {
        const product = getProduct(productId)
        const rules = contractRules(product, direction, filledAt)
        await store.execute(fillContractOrder, { orderId, price, filledAt, rules })
      },
    },
  )
}

/** Starts where the last run ended, unless that run missed the position. */
const eventStartOf = (position: ContractPositionRow, { from }: Pick<ScanWindow, 'from'>): EventStart => {
  const asOf = Number(position.as_of)
  const wasMissed = position.due_at !== null && Number(position.due_at) <= from
  return { position, from: wasMissed ? asOf : Math.max(asOf, from) }
}

/** Open positions by their trigger prices. */
export function positionBook(ports: Dependencies): TriggerBook<ContractPositionRow> {
  return {
    ...POSITION,
    table: POSITION_PRICES,
    sinceColumn: 'as_of',
    instruments: productInstruments(ports),
    parsePrice,
    processRow: async (position, _, span) =>
      (await applyEvents(ports, eventStartOf(position, span), span.to, false)).events > 0,
    catchUp: id => catchUpFromLastChange(ports, id),
  }
}

/** Open positions that are due for funding or expiry. */
export function duePositions(
  ports: Dependencies,
  book: TriggerBook<ContractPositionRow>,
  span: ScanWindow,
): AsyncGenerator<DueItem> {
  return pagedItems(
    (after: ContractPositionRow | undefined, limit) => listDuePositions(ports.store, span.to, after, limit),
    position => ({
      key: bookItemKey(book, position.id),
      run: async () => (await applyEvents(ports, eventStartOf(position, span), span.to, false)).events > 0,
    }),
  )
}
