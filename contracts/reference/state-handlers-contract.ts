/** The states of contract orders and positions, made by calling the operations as the app does. */
import { add, multiply, truncate } from '#src/lib/money/money.ts'
import { fillContractOrder } from '#server/features/contract/order-commands.ts'
import { contractRules } from '#server/features/contract/rules.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { namesOf, tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const STOCK = 1
const QUANTITY = '2'
/** Leaves room to add margin, and is not liquidated by an hour's movement of a stock. */
const LEVERAGE = 5
const SPARE = '100'

/** Opens a long contract in a stock: at market, or with a limit order that stays open. */
async function openContract(
  world: World,
  account: StateAccount,
  orderType: 'market' | 'limit',
): Promise<Values> {
  const product = world.tradable(STOCK)
  return world.call('contractOrder/place', account, {
    productType: product.productType,
    productCode: product.productCode,
    direction: 'long',
    orderType,
    leverage: LEVERAGE,
    quantity: QUANTITY,
    previewPrice: world.priceOf(product),
    ...(orderType === 'limit' && { limitPrice: world.lowPriceOf(product) }),
    idempotencyKey: crypto.randomUUID(),
  })
}

/** An account with one open position, and its id. */
async function withPosition(world: World): Promise<{ account: StateAccount; positionId: string }> {
  const worth = multiply(world.priceOf(world.tradable(STOCK)), QUANTITY)
  // A little more than margin and fee, whatever the price does until the order is placed.
  const cost = truncate(multiply(worth, '0.21'), 2)
  const account = await world.funded(add(cost, SPARE))
  await openContract(world, account, 'market')
  const { id } = await world.call('contractPosition/list?pageNum=1&pageSize=1', account)
  return { account, positionId: String(id) }
}

const positionValues = (world: World, account: StateAccount, positionId: string): Values => {
  const product = world.tradable(STOCK)
  return { ...tokenOf(account), ...namesOf(product), ...world.pricesOf(product), positionId }
}

/** An account with two open limit orders, and the id of the newer one. */
async function withOrder(world: World) {
  const account = await world.funded('5000')
  await openContract(world, account, 'limit')
  await world.laterTime()
  const { id, productCode, limitPrice } = await openContract(world, account, 'limit')
  const lowPrice = String(limitPrice)
  return { account, values: { ...tokenOf(account), orderId: String(id), productCode, lowPrice } }
}

export const contracts = {
  contractOrder: async world => (await withOrder(world)).values,
  closedContractOrder: async world => {
    const { account, values } = await withOrder(world)
    const cancel = { id: values.orderId, idempotencyKey: crypto.randomUUID() }
    await world.call('contractOrder/cancel', account, cancel)
    return values
  },
  rejectedContractOrder: async world => {
    const { account, values } = await withOrder(world)
    const product = world.tradable(STOCK)
    const filledAt = world.services.clock.now()
    await world.services.store.execute(fillContractOrder, {
      orderId: BigInt(values.orderId),
      price: values.lowPrice,
      filledAt,
      // The largest order of that moment is worth 1 USDT.
      rules: { ...contractRules(product, 'long', filledAt), maxAmount: '1' },
    })
    return tokenOf(account)
  },
  contractPosition: async world => {
    const { account, positionId } = await withPosition(world)
    return positionValues(world, account, positionId)
  },
  closedContractPosition: async world => {
    const { account, positionId } = await withPosition(world)
    await world.call('contractPosition/close', account, {
      id: positionId,
      previewPrice: world.priceOf(world.tradable(STOCK)),
      idempotencyKey: crypto.randomUUID(),
    })
    return positionValues(world, account, positionId)
  },
} satisfies Partial<Record<StateKey, StateHandler>>
