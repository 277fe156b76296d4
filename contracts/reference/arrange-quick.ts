/** The states of quick orders and of the limits that somebody has set for himself. */
import { placeQuickOrder } from '#server/features/quick/commands.ts'
import { settleQuickOrders } from '#server/features/quick/settle-quick-orders.ts'
import { quickMarket } from '#server/features/quick/quick-market.ts'
import { quickOptionsOf } from '#server/features/quick/quick-options.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { Arrange } from './arranging.ts'
import { namesOf, tokenOf, type Account, type World } from './world.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const STOCK = 1
const RISES = 1

/** What an account has; an option must take more, so that too much for the one is not too much for the other. */
const FUNDS = '1000'

/** A stock that trades now, and one of its options. @throws Error when it has none */
function offer(world: World) {
  const product = world.tradable(STOCK)
  const option = quickOptionsOf(product).find(({ maxAmount }) => Number(maxAmount) > Number(FUNDS))
  if (!option) throw new Error(`${product.productCode} has no quick option.`)
  return { product, option }
}

function about(world: World, account: Account): Values {
  const { product, option } = offer(world)
  const { id: optionId, payoutRate } = option
  return { ...tokenOf(account), ...namesOf(product), price: world.priceOf(product), optionId, payoutRate }
}

/** Stakes 100 USDT now, or so many milliseconds ago. */
async function stake(world: World, { userId }: Account, ago: number): Promise<void> {
  const { product, option } = offer(world)
  const market = quickMarket(world.services, product, option.id, RISES)
  await world.services.store.execute(placeQuickOrder, {
    userId,
    side: RISES,
    stake: '100',
    previewPrice: market.price,
    payoutRate: option.payoutRate,
    idempotencyKey: crypto.randomUUID(),
    market: { ...market, now: market.now - ago, priceTime: market.priceTime - ago },
  })
}

export const quickOrders = {
  quickBuyer: async world => about(world, await world.funded(FUNDS)),
  limitedQuickBuyer: async world => {
    const account = await world.funded(FUNDS)
    await world.call('tradingLimits/set', account, { dailyStakeLimit: '50' })
    return about(world, account)
  },
  coolingOff: async world => {
    const account = await world.funded(FUNDS)
    await world.call('tradingLimits/set', account, { coolingOffUntil: Date.now() + 30 * DAY })
    return about(world, account)
  },
  quickOrders: async world => {
    const account = await world.funded(FUNDS)
    await stake(world, account, HOUR)
    await settleQuickOrders(world.services)
    await stake(world, account, 0)
    return { ...tokenOf(account), productId: offer(world).product.productId }
  },
} satisfies Partial<Record<StateKey, Arrange>>
