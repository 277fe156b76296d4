/** The state of an account that trades products of all types, made by calling the operations as the app does. */
import { multiply } from '#src/lib/money/money.ts'
import { SPOT_POSITION } from '#server/market/trading-fees.ts'
import type { MarketProduct } from '#server/market/types.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const FUNDS = '2000000'
/** What a spot order costs, and what is put on hold for a contract, in USDT. */
const AMOUNT = '200'
const MARGIN = '200000'

/** What places orders of a product at its price of now. */
const placing =
  (path: string, world: World, account: StateAccount, product: MarketProduct) => (terms: object) =>
    world.call(path, account, {
      productType: product.productType,
      productCode: product.productCode,
      previewPrice: world.priceOf(product),
      idempotencyKey: crypto.randomUUID(),
      ...terms,
    })

/** Buys a product, sells half of it, and has one order open and one canceled. */
async function tradeSpot(world: World, account: StateAccount, product: MarketProduct): Promise<void> {
  const place = placing('spotOrder/place', world, account, product)
  const limit = { exchangeType: 1, orderType: 'limit', limitPrice: world.lowPriceOf(product), amount: AMOUNT }
  await place({ exchangeType: 1, orderType: 'market', amount: AMOUNT })
  await world.laterTime()
  await place({ exchangeType: 2, orderType: 'market', amount: multiply(AMOUNT, '0.5') })
  await world.laterTime()
  const { id } = await place(limit)
  await world.call('spotOrder/cancel', account, { id: String(id), idempotencyKey: crypto.randomUUID() })
  await world.laterTime()
  await place(limit)
}

/** Goes short, and has an order open to go long. */
async function tradeContract(world: World, account: StateAccount, product: MarketProduct): Promise<void> {
  const place = placing('contractOrder/place', world, account, product)
  const [low, high] = [world.lowPriceOf(product), world.highPriceOf(product)]
  const size = { leverage: 2, margin: MARGIN }
  await place({ ...size, direction: 'short', orderType: 'market', takeProfit: low, stopLoss: high })
  await world.laterTime()
  await place({ ...size, direction: 'long', orderType: 'limit', limitPrice: low, takeProfit: high })
}

export const allTypesHandlers = {
  allTypes: async world => {
    const account = await world.funded(FUNDS)
    for (const product of world.tradableOfAllTypes()) {
      if (product.PositionType.includes(`${SPOT_POSITION}`)) await tradeSpot(world, account, product)
      await tradeContract(world, account, product)
      await world.laterTime()
    }
    return tokenOf(account)
  },
} satisfies Partial<Record<StateKey, StateHandler>>
