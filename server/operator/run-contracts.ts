import { applyContractEvent } from '../domain/contract/commands.ts'
import { findWaitingOrder, listWaitingOrders } from '../domain/contract/order.ts'
import type { WaitingOrder } from '../domain/contract/order.ts'
import { fillContractOrder } from '../domain/contract/orders.ts'
import { findPosition, listAllOpenPositions } from '../domain/contract/position.ts'
import type { ContractPositionRow } from '../domain/contract/position.ts'
import { toErrorAnswer } from '../http/answers.ts'
import type { Services } from '../http/handler.ts'
import { findProduct } from '../market/catalogue.ts'
import { contractRules } from '../site/contract-rules.ts'
import { nextEvent } from './contract-events.ts'
import { firstReached } from './match-orders.ts'

type Ports = Pick<Services, 'store' | 'market'>

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

/** Does to a position, in the order of time, what the market has done since; gives how it is then, and how much happened. */
async function bringUp({ store, market }: Ports, start: Start, now: number) {
  let { position, from } = start
  let events = 0
  const product = findProduct(Number(position.product_id))
  const next = () => product && nextEvent(market, product, position, from, now)
  while (position.status === 'open') {
    const event = next()
    if (!event) break
    const { id, version } = position
    const after = await store.execute(applyContractEvent, { positionId: id, version, event })
    if (after) events++
    // Another node, or its owner, was quicker: then it goes on from what that one has left.
    position = after ?? (await findPosition(store, id)) ?? position
    from = Number(position.as_of)
  }
  return { position, at: Math.max(now, Number(position.as_of)), events }
}

/** One position up to now, before somebody acts on it; undefined when there is none of this id. */
export async function catchUpPosition(ports: Ports, id: bigint): Promise<Looked | undefined> {
  const position = await findPosition(ports.store, id)
  return position && bringUp(ports, { position, from: Number(position.as_of) }, ports.market.now())
}

/** Fills an order with the first price after `from` that has reached its limit. Answers whether it did. */
async function tryToFill({ store, market }: Ports, order: WaitingOrder, from: number, now: number) {
  const product = findProduct(order.productId)
  if (!product) return false
  const barrier = { side: order.direction === 'long' ? 1 : 2, limitPrice: order.limitPrice } as const
  const reached = firstReached(market, barrier, product, from, now)
  if (!reached) return false
  const { price, time } = reached
  const rules = contractRules(product, order.direction, time)
  try {
    await store.execute(fillContractOrder, { orderId: order.id, price, filledAt: time, rules })
    return true
  } catch (error) {
    // Cancelled in the meantime, or filled by another node: both are theirs to do.
    if (toErrorAnswer(error)) return false
    throw error
  }
}

/** One order up to now, before its owner cancels it: what the market has filled is filled. */
export async function catchUpOrder(ports: Ports, id: bigint): Promise<void> {
  const order = await findWaitingOrder(ports.store, id)
  if (order) await tryToFill(ports, order, order.createdAt, ports.market.now())
}

/** As many rows as are read at once. */
const PAGE = 500

/** All rows of a list that is read page by page, in the order of their ids. */
async function* paged<Item extends { readonly id: bigint }>(
  list: (after: bigint, limit: number) => Promise<Item[]>,
): AsyncGenerator<Item> {
  let after = 0n
  for (;;) {
    const items = await list(after, PAGE)
    yield* items
    const last = items.at(-1)
    if (!last || items.length < PAGE) return
    after = last.id
  }
}

/** Does to contract orders and positions what the market does to them. */
export interface ContractEngine {
  /**
   * Looks at every open order and position once, from where it looked last, or from their own last change.
   * @returns how many fills, closings and fundings it made
   */
  run(): Promise<number>
}

/**
 * An engine. It keeps nothing but how far it has looked; a new one starts at each position's last change, and as every price of the past
 * can be recomputed it finds the same events. Two of them at once are harmless: each event happens once.
 */
export function createContractEngine(ports: Ports): ContractEngine {
  const { store, market } = ports
  let lookedOrders = new Map<bigint, number>()
  /** By position and version: a changed position is looked at from its change on. */
  let lookedPositions = new Map<string, number>()
  const keyOf = ({ id, version }: ContractPositionRow) => `${id}/${version}`

  const fillOrders = async (now: number): Promise<number> => {
    const looked = new Map<bigint, number>()
    let fills = 0
    for await (const order of paged((after, limit) => listWaitingOrders(store, after, limit))) {
      if (await tryToFill(ports, order, lookedOrders.get(order.id) ?? order.createdAt, now)) fills++
      else looked.set(order.id, now)
    }
    lookedOrders = looked
    return fills
  }
  const movePositions = async (now: number): Promise<number> => {
    const looked = new Map<string, number>()
    let events = 0
    for await (const position of paged((after, limit) => listAllOpenPositions(store, after, limit))) {
      const from = lookedPositions.get(keyOf(position)) ?? Number(position.as_of)
      const after = await bringUp(ports, { position, from }, now)
      events += after.events
      if (after.position.status === 'open') looked.set(keyOf(after.position), after.at)
    }
    lookedPositions = looked
    return events
  }
  return {
    async run() {
      const now = market.now()
      return (await fillOrders(now)) + (await movePositions(now))
    },
  }
}
