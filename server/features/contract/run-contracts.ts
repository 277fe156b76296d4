import { applyContractEvent, resetDueTime } from './events.ts'
import {
  CONTRACT_ORDER_PRICES,
  findWaitingOrder,
  toWaiting,
  type WaitingOrder,
  type WaitingRow,
} from './order.ts'
import { fillContractOrder } from './orders.ts'
import { POSITION_PRICES, findPosition, listDuePositions, type ContractPositionRow } from './position.ts'
import type { Services } from '#server/services.ts'
import { listedItems, type DueItem } from '#server/kernel/job.ts'
import type { LookedSpan } from '#server/kernel/progress.ts'
import { parsePrice } from '#server/ledger/units.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { contractRules } from './rules.ts'
import { nextEvent } from './due-events.ts'
import { itemKey, lookedFrom, type Book } from '../shared/market-book.ts'
import { limitOrders, productInstruments } from '../shared/match-orders.ts'
import { productTrack } from '../shared/track.ts'

type Ports = Pick<Services, 'store' | 'market'>

/** How items of positions are named. */
const POSITION = { kind: 'positions' } as const

/** A position with everything in it that the market has done up to a moment (epoch ms). */
export interface Looked {
  readonly position: ContractPositionRow
  readonly at: number
}

/** A position, and from when on the market has not been looked at. */
interface Start {
  readonly position: ContractPositionRow
  readonly from: number
}

/**
 * Does to a position, in the order of time, what the market has done since; gives how it is then, and how much happened.
 * @param staysDue whether the job is still to look at the position. It is after everybody else: where a clock was set back, the job
 * has looked beyond `now` already, at a position that was another then, and would not look again.
 */
async function applyEvents({ store, market }: Ports, start: Start, now: number, staysDue: boolean) {
  let { position, from } = start
  let events = 0
  const product = findProduct(Number(position.product_id))
  const next = () => product && nextEvent(market, product, position, from, now)
  while (position.status === 'open') {
    const event = next()
    if (!event) break
    const { id, version } = position
    const after = await store.execute(applyContractEvent, { positionId: id, version, event, staysDue })
    if (after) events++
    // Another node, or its owner, was quicker: then it goes on from what that one has left.
    position = after ?? (await findPosition(store, id)) ?? position
    from = Number(position.as_of)
  }
  // It was due to be looked at, and nothing came of it.
  if (!staysDue && position.status === 'open' && position.due_at !== null && Number(position.due_at) <= now) {
    await store.execute(resetDueTime, { positionId: position.id, version: position.version })
  }
  return { position, at: Math.max(now, Number(position.as_of)), events }
}

/** One position up to now, before somebody acts on it; undefined when there is none of this id. */
export async function catchUpPosition(ports: Ports, id: bigint): Promise<Looked | undefined> {
  const { store, market } = ports
  const position = await findPosition(store, id)
  if (!position) return undefined
  const from = (await lookedFrom(store, POSITION, id)) ?? 0
  return applyEvents(ports, startOf(position, { from }), market.now(), true)
}

/** Does to a position all that the market has done since it last changed. @returns whether there was anything */
async function applyAll(ports: Ports, id: bigint): Promise<boolean> {
  const position = await findPosition(ports.store, id)
  if (!position) return false
  const start = { position, from: Number(position.as_of) }
  return (await applyEvents(ports, start, ports.market.now(), false)).events > 0
}

interface ContractLimit extends WaitingOrder {
  readonly side: 1 | 2
}

const toLimit = (order: WaitingOrder): ContractLimit => ({
  ...order,
  side: order.direction === 'long' ? 1 : 2,
})

/** Open contract orders. A fill may lie in the past: its position is due to be looked at from there on. */
export function contractOrderBook(ports: Ports): Book {
  const { market } = ports
  return {
    kind: 'contract orders',
    table: CONTRACT_ORDER_PRICES,
    since: 'created_at',
    instruments: productInstruments({ market }),
    parsePrice,
    ...waitingOrders(ports),
  }
}

const waitingOrders = (ports: Ports) => {
  const { store, market } = ports
  return limitOrders<ContractLimit, WaitingRow>(
    { market },
    {
      toOrder: row => toLimit(toWaiting(row)),
      find: async id => {
        const order = await findWaitingOrder(store, id)
        return order && toLimit(order)
      },
      track: ({ productId }) => {
        const product = findProduct(productId)
        return product && productTrack(market, product)
      },
      fill: async ({ id: orderId, productId, direction }, { price, time: filledAt }) => {
        const product = getProduct(productId)
        const rules = contractRules(product, direction, filledAt)
        await store.execute(fillContractOrder, { orderId, price, filledAt, rules })
      },
    },
  )
}

/** Looked at from where the last run ended, but for what that one has left undone. */
const startOf = (position: ContractPositionRow, { from }: Pick<LookedSpan, 'from'>): Start => {
  const asOf = Number(position.as_of)
  const isOverdue = position.due_at !== null && Number(position.due_at) <= from
  return { position, from: isOverdue ? asOf : Math.max(asOf, from) }
}

/** Open positions, by the prices that do something to them. */
export function positionBook(ports: Ports): Book<ContractPositionRow> {
  return {
    ...POSITION,
    table: POSITION_PRICES,
    since: 'as_of',
    instruments: productInstruments(ports),
    parsePrice,
    work: async (position, _, span) =>
      (await applyEvents(ports, startOf(position, span), span.to, false)).events > 0,
    catchUp: id => applyAll(ports, id),
  }
}

/** Open positions that are due for funding or their expiry. */
export function duePositions(
  ports: Ports,
  book: Book<ContractPositionRow>,
  span: LookedSpan,
): AsyncGenerator<DueItem> {
  return listedItems(
    (after: ContractPositionRow | undefined, limit) => listDuePositions(ports.store, span.to, after, limit),
    position => ({
      key: itemKey(book, position.id),
      work: async () => (await applyEvents(ports, startOf(position, span), span.to, false)).events > 0,
    }),
  )
}
