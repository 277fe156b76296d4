import { addContractMargin, closeContractPosition, setContractTpSl, type PositionAction } from './commands.ts'
import { listContractPositions, listMovements } from './lists.ts'
import { listContractOrders } from './order.ts'
import { cancelContractOrder, placeContractOrder } from './order-commands.ts'
import { findPosition, toUnpricedPosition } from './position.ts'
import { withCopiedFrom } from '../follow/copied-from.ts'
import { domainError } from '#server/problem.ts'
import { withNames } from '#server/market/product-fields.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Command } from '#server/kernel/store.ts'
import { catchUpPosition, contractOrderBook, type CaughtUpPosition } from './contract-books.ts'
import { chooseLiquidationNotice, findLiquidationNotice } from './liquidation-notice.ts'
import { positionMarketOf } from './position-market.ts'
import { allowsSlippage } from '../site/settings.ts'
import { marketForOrder, previewContract, toContractPosition, toContractRules } from './wire.ts'
import { catchUpBeforeCancel } from '#server/matching/catch-up.ts'
import { requireProduct } from '../market/product-trading.ts'

/** How often an action is retried when the position changes in between. */
const MAX_ATTEMPTS = 4

/** The current state that an action is based on. */
type PositionSnapshot = Pick<PositionAction, 'version' | 'market'>

/** The caller's own position, caught up with the market. @throws DomainError `position_unknown` */
async function catchUpOwnPosition(services: Services, userId: bigint, id: bigint): Promise<CaughtUpPosition> {
  const position = await findPosition(services.store, id)
  const looked = position?.user_id === userId ? await catchUpPosition(services, id) : undefined
  if (!looked) throw domainError('position_unknown')
  return looked
}

/**
 * Executes a command on the caller's own position: market events are applied first, and the command is retried when the position
 * changes in between.
 * @throws DomainError of the command
 */
async function executeOnPosition<Input extends PositionAction, Answer>(
  services: Services,
  command: Command<Input, Answer>,
  asked: ReturnType<typeof actionOf>,
  input: (snapshot: PositionSnapshot) => Input,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { position, at } = await catchUpOwnPosition(services, asked.userId, asked.positionId)
    const market = positionMarketOf(services.market, at, allowsSlippage(services.config))
    try {
      return await services.store.execute(command, input({ version: position.version, market }))
    } catch (error) {
      const hasChanged = error instanceof DomainError && error.code === 'position_changed'
      if (!hasChanged || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** The action of a call's body. */
const actionOf = (userId: bigint, { id, idempotencyKey }: { id: string; idempotencyKey: string }) => ({
  userId,
  idempotencyKey,
  positionId: BigInt(id),
})

export const contractHandlers = {
  getLiquidationNotice: async ({ store }, { userId }) => ok(await findLiquidationNotice(store, userId)),

  chooseLiquidationNotice: async ({ store }, { userId, body }) => {
    await store.execute(chooseLiquidationNotice, { userId, notice: body })
    return ok(await findLiquidationNotice(store, userId))
  },

  getContractRules: (services, { query }) =>
    ok(toContractRules(services, requireProduct(query.productType, query.productCode))),

  previewContractOrder: async (services, { userId, body }) =>
    ok(await previewContract(services, userId, body)),

  placeContractOrder: async (services, { userId, body }) => {
    const product = requireProduct(body.productType, body.productCode)
    const replaces =
      body.replaces === undefined
        ? undefined
        : await catchUpBeforeCancel(services, contractOrderBook(services), {
            userId,
            orderId: BigInt(body.replaces),
          })
    const market = marketForOrder(services, product, body)
    const order = { ...body, userId, productId: product.productId, replaces, market }
    return ok(withNames(await services.store.execute(placeContractOrder, order)))
  },

  cancelContractOrder: async (services, { userId, body: { id, idempotencyKey } }) => {
    const toCancel = await catchUpBeforeCancel(services, contractOrderBook(services), {
      userId,
      orderId: BigInt(id),
    })
    const order = await services.store.execute(cancelContractOrder, { userId, idempotencyKey, ...toCancel })
    return ok(withNames(order))
  },

  listContractOrders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listContractOrders(store, { userId, ...query })
    return page(rows.map(withNames), total)
  },

  listContractPositions: async (services, { userId, query }) => {
    const { rows, total } = await listContractPositions(services.store, { userId, status: 'open', ...query })
    const shown = rows.map(row => toContractPosition(services, row))
    return page(await withCopiedFrom(services.store, shown), total)
  },

  listContractHistory: async (services, { userId, query }) => {
    const { rows, total } = await listContractPositions(services.store, {
      userId,
      status: 'closed',
      ...query,
    })
    const shown = rows.map(row => toContractPosition(services, row))
    return page(await withCopiedFrom(services.store, shown), total)
  },

  getContractPosition: async (services, { userId, query }) => {
    const looked = await catchUpOwnPosition(services, userId, BigInt(query.id))
    const position = toContractPosition(services, toUnpricedPosition(looked.position))
    return ok({ position, ...(await listMovements(services.store, looked.position.id)) })
  },

  closeContractPosition: async (services, { userId, body }) => {
    const { quantity, previewPrice } = body
    const action = actionOf(userId, body)
    const part = await executeOnPosition(services, closeContractPosition, action, snapshot => ({
      ...action,
      ...snapshot,
      quantity,
      previewPrice,
    }))
    return ok({ ...part, position: toContractPosition(services, part.position) })
  },

  addContractMargin: async (services, { userId, body }) => {
    const action = actionOf(userId, body)
    const { amount } = body
    const position = await executeOnPosition(services, addContractMargin, action, snapshot => ({
      ...action,
      ...snapshot,
      amount,
    }))
    return ok(toContractPosition(services, position))
  },

  setContractExits: async (services, { userId, body }) => {
    const action = actionOf(userId, body)
    const { takeProfit, stopLoss } = body
    const position = await executeOnPosition(services, setContractTpSl, action, snapshot => ({
      ...action,
      ...snapshot,
      takeProfit,
      stopLoss,
    }))
    return ok(toContractPosition(services, position))
  },
} satisfies Partial<Handlers>
