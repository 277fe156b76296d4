import {
  addContractMargin,
  closeContractPosition,
  setContractExits,
  type PositionAction,
} from './commands.ts'
import { listContractPositions, listMovements } from './lists.ts'
import { listContractOrders } from './order.ts'
import { cancelContractOrder, placeContractOrder } from './orders.ts'
import { findPosition, toContractPosition } from './position.ts'
import { markCopies } from '../follow/figures.ts'
import { refusal } from '#server/problem.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Command } from '#server/kernel/store.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { catchUpPosition, contractOrderBook, type Looked } from './run-contracts.ts'
import { CONTRACT } from './limits.ts'
import { contractRules } from './rules.ts'
import { mayPriceChange } from '../site/settings.ts'
import {
  contractPreview,
  toContractRequest,
  toWireContractOrder,
  toWirePosition,
  toWireRules,
} from './wire.ts'
import { catchUpBeforeCancel } from '../shared/catch-up.ts'
import { refuseNew } from '../shared/refuse-new.ts'
import { productNamed, tradingObstacle } from '../spot/wire.ts'

/** How often an action is tried on a position that changes under it: each time it is another event. */
const ATTEMPTS = 4

/** What an action on a position knows beside what was asked for. */
interface Moment {
  readonly version: bigint
  readonly at: number
  /** The market's price at that moment. */
  readonly price: string
}

/** Somebody's own position with everything in it that the market has done. @throws DomainError `position_unknown` */
async function catchUpOwn(services: Services, userId: bigint, id: bigint): Promise<Looked> {
  const position = await findPosition(services.store, id)
  const looked = position?.user_id === userId ? await catchUpPosition(services, id) : undefined
  if (!looked) throw refusal('position_unknown')
  return looked
}

/**
 * Acts on somebody's own position as it is at this moment: what the market has done to it before is done first, and the action is
 * tried again when something else happens to it in between.
 * @throws DomainError of the command; Refusal 460 when `mustTrade` and its market is closed
 */
async function act<Input extends PositionAction, Answer>(
  services: Services,
  command: Command<Input, Answer>,
  asked: ReturnType<typeof actionOf> & { readonly mustTrade?: true },
  input: (moment: Moment) => Input,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const looked = await catchUpOwn(services, asked.userId, asked.positionId)
    const { position, at } = looked
    const product = findProduct(Number(position.product_id))
    if (asked.mustTrade && position.status === 'open' && product) {
      await refuseNew(services, asked, tradingObstacle(services, product, 'market', CONTRACT))
    }
    const price = product ? services.market.quote(product, at).nowPrice : '0'
    try {
      return await services.store.execute(command, input({ version: position.version, at, price }))
    } catch (error) {
      const isOvertaken = error instanceof DomainError && error.code === 'position_changed'
      if (!isOvertaken || attempt === ATTEMPTS) throw error
    }
  }
}

/** A call's body in the terms of an action. */
const actionOf = (userId: bigint, { id, idempotencyKey }: { id: string; idempotencyKey: string }) => ({
  userId,
  idempotencyKey,
  positionId: BigInt(id),
})

export const contractRoutes = {
  getContractRules: (services, { query }) =>
    ok(toWireRules(services, productNamed(query.productType, query.productCode))),

  previewContractOrder: async (services, { userId, body }) =>
    ok(await contractPreview(services, userId, body)),

  placeContractOrder: async (services, { userId, body }) => {
    const { productType, productCode, orderType, direction, previewPrice, idempotencyKey } = body
    const product = productNamed(productType, productCode)
    const obstacle = tradingObstacle(services, product, orderType, CONTRACT)
    await refuseNew(services, { userId, idempotencyKey }, obstacle)
    const rules = contractRules(product, direction, services.market.now())
    const price = services.market.quote(product).nowPrice
    const market = { rules, price, mayPriceChange: mayPriceChange(services.config) }
    const request = { ...toContractRequest(body), userId, idempotencyKey, previewPrice, market }
    return ok(toWireContractOrder(await services.store.execute(placeContractOrder, request)))
  },

  cancelContractOrder: async (services, { userId, body: { id, idempotencyKey } }) => {
    const orderId = BigInt(id)
    await catchUpBeforeCancel(services, contractOrderBook(services), { userId, orderId })
    const order = await services.store.execute(cancelContractOrder, { userId, idempotencyKey, orderId })
    return ok(toWireContractOrder(order))
  },

  listContractOrders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listContractOrders(store, { userId, ...query })
    return page(rows.map(toWireContractOrder), total)
  },

  listContractPositions: async (services, { userId, query }) => {
    const { rows, total } = await listContractPositions(services.store, { userId, status: 'open', ...query })
    const shown = rows.map(row => toWirePosition(services, row))
    return page(await markCopies(services.store, shown), total)
  },

  listContractHistory: async (services, { userId, query }) => {
    const { rows, total } = await listContractPositions(services.store, {
      userId,
      status: 'closed',
      ...query,
    })
    const shown = rows.map(row => toWirePosition(services, row))
    return page(await markCopies(services.store, shown), total)
  },

  getContractPosition: async (services, { userId, query }) => {
    const looked = await catchUpOwn(services, userId, BigInt(query.id))
    const position = toWirePosition(services, toContractPosition(looked.position))
    return ok({ position, ...(await listMovements(services.store, looked.position.id)) })
  },

  closeContractPosition: async (services, { userId, body }) => {
    const { quantity, previewPrice } = body
    const action = actionOf(userId, body)
    const part = await act(services, closeContractPosition, { ...action, mustTrade: true }, moment => ({
      ...action,
      ...moment,
      quantity,
      previewPrice,
      mayPriceChange: mayPriceChange(services.config),
    }))
    return ok({ ...part, position: toWirePosition(services, part.position) })
  },

  addContractMargin: async (services, { userId, body }) => {
    const action = actionOf(userId, body)
    const { amount } = body
    const position = await act(services, addContractMargin, action, moment => ({
      ...action,
      ...moment,
      amount,
    }))
    return ok(toWirePosition(services, position))
  },

  setContractExits: async (services, { userId, body }) => {
    const action = actionOf(userId, body)
    const { takeProfit, stopLoss } = body
    const position = await act(services, setContractExits, action, moment => ({
      ...action,
      ...moment,
      takeProfit,
      stopLoss,
    }))
    return ok(toWirePosition(services, position))
  },
} satisfies Partial<Handlers>
