/** The states of traders and of those who copy their trades. */
import { copySpotBuy } from '#server/features/follow/copy-open.ts'
import type { SpotOrderRow } from '#server/features/spot/order.ts'
import { refreshRecord } from '#server/features/follow/trader-records.ts'
import { spotMarketOf } from '#server/features/spot/spot-market.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const STOCK = 1
const TERMS = {
  sizing: 'amount',
  amount: '50',
  totalLimit: '500',
  maxLoss: '100',
  slippage: '0.005',
  ways: 'both',
  productTypes: '1,2,3,4',
  atStop: 'close',
} as const

interface Trader {
  readonly account: StateAccount
  readonly traderId: string
  readonly nickName: string
}

let names = 0
/** A unique nickname with a non-ASCII letter. */
const nickName = () => `Anaïs ${Date.now().toString(36)}${++names}`

async function becomeTrader(world: World): Promise<Trader> {
  const account = await world.funded('5000')
  const fields = { nickName: nickName(), consent: 'yes', idempotencyKey: crypto.randomUUID() }
  const { id } = await world.call('trader/become', account, fields)
  return { account, traderId: String(id), nickName: fields.nickName }
}

/** Buys a stock and sells it again. */
async function trade(world: World, { userId, ...account }: StateAccount): Promise<void> {
  const product = world.tradable(STOCK)
  await world.buy(userId, product, '2')
  await world.call(
    'spotOrder/place',
    { userId, ...account },
    {
      productType: product.productType,
      productCode: product.productCode,
      exchangeType: 2,
      orderType: 'market',
      quantity: '2',
      previewPrice: world.priceOf(product),
      idempotencyKey: crypto.randomUUID(),
    },
  )
}

async function follow(world: World): Promise<{ trader: Trader; account: StateAccount; followId: string }> {
  const trader = await becomeTrader(world.others)
  const account = await world.funded('1000')
  const fields = { traderId: trader.traderId, ...TERMS, idempotencyKey: crypto.randomUUID() }
  const { id } = await world.call('follow/start', account, fields)
  return { trader, account, followId: String(id) }
}

/** The trader buys a product, and the copy is placed. */
async function copy(world: World, trader: StateAccount, followId: string): Promise<void> {
  const { store } = world.services
  const product = world.suspended()
  await world.buy(trader.userId, product, '1')
  const [order] = await store.query<SpotOrderRow>(
    'SELECT * FROM spot_orders WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
    [trader.userId],
  )
  if (!order) throw new Error(`Following ${followId} has nothing to copy.`)
  const isCopied = await store.execute(copySpotBuy, {
    followId: BigInt(followId),
    source: `spot:${order.id}`,
    way: 'spot',
    kind: 'open',
    productId: order.product_id,
    productType: product.productType,
    direction: 'long',
    traderPrice: order.fill_price,
    traderTotal: order.cost + order.fee,
    filledAt: order.closed_at!,
    // Although the product is suspended.
    market: time => ({
      ...spotMarketOf(world.services.market, product, { exchangeType: 1 })(time),
      rejectReason: null,
    }),
  })
  if (!isCopied) throw new Error(`Following ${followId} did not copy.`)
}

export const following = {
  trader: async world => {
    const { account, traderId } = await becomeTrader(world.others)
    await trade(world, account)
    // The public record is computed at most once a minute by the job; here at once.
    await refreshRecord(world.services, BigInt(traderId))
    return { traderId }
  },
  signedInTrader: async world => {
    const { account, traderId, nickName: name } = await becomeTrader(world)
    return { ...tokenOf(account), traderId, nickName: name }
  },
  freeNickname: () => ({ nickName: nickName() }),
  takenNickname: async world => ({ nickName: (await becomeTrader(world.others)).nickName }),
  follower: async world => {
    const { trader, account, followId } = await follow(world)
    return { ...tokenOf(account), followId, traderId: trader.traderId }
  },
  holdingFollower: async world => {
    const { trader, account, followId } = await follow(world)
    await copy(world, trader.account, followId)
    await world.laterTime()
    await copy(world, trader.account, followId)
    return { ...tokenOf(account), followId, traderId: trader.traderId }
  },
  formerFollower: async world => {
    const { account, followId } = await follow(world)
    const fields = { id: followId, positions: 'close', idempotencyKey: crypto.randomUUID() }
    await world.call('follow/stop', account, fields)
    return { ...tokenOf(account), followId }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
