/** The states of quick orders and trading limits. */
import { placeQuickOrder } from '#server/features/quick/commands.ts'
import { settleQuickOrders } from '#server/features/quick/settle-quick-orders.ts'
import { quickMarketOf } from '#server/features/quick/quick-market.ts'
import { quickOptionsOf } from '#server/features/quick/quick-options.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { namesOf, tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const STOCK = 1
const RISES = 1
const FALLS = 2

/** The balance of an account, below the option's maximum, so that the two limits can be tested separately. */
const FUNDS = '1000'

/** A tradable stock and one of its options. @throws Error when it has none */
function optionOffer(world: World) {
  const product = world.tradable(STOCK)
  const option = quickOptionsOf(product).find(({ maxAmount }) => Number(maxAmount) > Number(FUNDS))
  if (!option) throw new Error(`${product.productCode} has no quick option.`)
  return { product, option }
}

function previewValues(world: World, account: StateAccount): Values {
  const { product, option } = optionOffer(world)
  const { id: optionId, payoutRate } = option
  return { ...tokenOf(account), ...namesOf(product), price: world.priceOf(product), optionId, payoutRate }
}

/** Places a quick order of 100 USDT on a direction, now or some milliseconds ago. */
async function placeOrder(
  world: World,
  { userId }: StateAccount,
  ago: number,
  side: typeof RISES | typeof FALLS,
): Promise<void> {
  const { product, option } = optionOffer(world)
  const marketAt = quickMarketOf(world.services, product, option.id, side)
  await world.services.store.execute(placeQuickOrder, {
    userId,
    productId: product.productId,
    optionId: option.id,
    exchangeType: side,
    stake: '100',
    previewPrice: world.priceOf(product),
    payoutRate: option.payoutRate,
    idempotencyKey: crypto.randomUUID(),
    market: time => {
      const market = marketAt(time)
      return { ...market, now: time - ago, priceTime: market.priceTime - ago }
    },
  })
}

export const quickOrders = {
  quickBuyer: async world => previewValues(world, await world.funded(FUNDS)),
  limitedQuickBuyer: async world => {
    const account = await world.funded(FUNDS)
    await world.call('tradingLimits/set', account, { dailyStakeLimit: '50' })
    return previewValues(world, account)
  },
  coolingOff: async world => {
    const account = await world.funded(FUNDS)
    await world.call('tradingLimits/set', account, { coolingOffUntil: Date.now() + 30 * DAY })
    return previewValues(world, account)
  },
  quickOrders: async world => {
    const account = await world.fundedSince(FUNDS, world.services.clock.now() - 2 * HOUR)
    // Unless the price is the same, one of the two wins and one loses.
    await placeOrder(world, account, HOUR + 1, FALLS)
    await placeOrder(world, account, HOUR, RISES)
    await settleQuickOrders(world.services)
    await placeOrder(world, account, 0, RISES)
    return { ...tokenOf(account), productId: optionOffer(world).product.productId }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
