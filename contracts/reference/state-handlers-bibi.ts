/** The states of coin-to-coin orders. */
import { cancelBibiOrder, placeBibiOrder } from '#server/features/bibi/commands.ts'
import { fillBibiOrder } from '#server/features/bibi/fill.ts'
import type { UnnamedBibiOrder } from '#server/features/bibi/order.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import type { SpotMarket } from '#server/features/spot/spot-request.ts'
import { findPair, quoteOfPair, type CoinPair } from '#server/market/pairs.ts'
import { bibiMarketOf } from '#server/features/bibi/wire.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const BUY = 1

function etherForBitcoin(): CoinPair {
  const pair = findPair('ETH/BTC')
  if (!pair) throw new Error('There is no ETH/BTC.')
  return pair
}

/** An account with exactly that many coins, bought at a round price without a fee, so that no money is left. */
async function withCoins(
  world: World,
  { product, quantity, price }: Pick<SpotMarket, 'product' | 'price'> & { readonly quantity: string },
): Promise<StateAccount> {
  const account = await world.funded(multiply(price, quantity))
  await world.services.store.execute(placeSpotOrder, {
    productId: product.productId,
    exchangeType: BUY,
    orderType: 'market',
    quantity,
    userId: account.userId,
    idempotencyKey: crypto.randomUUID(),
    market: () => ({ product, price, feeRate: '0' }),
  })
  return account
}

const withBitcoin = (world: World): Promise<StateAccount> =>
  withCoins(world, { product: etherForBitcoin().quote, quantity: '0.02', price: '50000' })

const withEther = (world: World): Promise<StateAccount> =>
  withCoins(world, { product: etherForBitcoin().base, quantity: '0.5', price: '2000' })

function pricesOf({ services }: World) {
  const pair = etherForBitcoin()
  const { price } = quoteOfPair(services.market, pair)
  return { pairCode: pair.pairCode, price, lowPrice: truncate(multiply(price, '0.8'), pair.priceScale) }
}

/** An account with two orders far from the market, and the newer one. */
async function withOrder(
  world: World,
): Promise<{ account: StateAccount; order: UnnamedBibiOrder; values: Values }> {
  const account = await withBitcoin(world)
  const { pairCode, price, lowPrice } = pricesOf(world)
  const place = async () =>
    world.services.store.execute(placeBibiOrder, {
      userId: account.userId,
      idempotencyKey: crypto.randomUUID(),
      pair: etherForBitcoin(),
      exchangeType: BUY,
      orderType: 'limit',
      quantity: '0.1',
      limitPrice: lowPrice,
      previewPrice: price,
      market: bibiMarketOf(world.services, etherForBitcoin(), { exchangeType: BUY, orderType: 'limit' }),
    })
  await place()
  await world.laterTime()
  const order = await place()
  return { account, order, values: { ...tokenOf(account), orderId: order.id, pairCode } }
}

export const coinOrders = {
  coinBuyer: async world => ({ ...tokenOf(await withBitcoin(world)), ...pricesOf(world) }),
  coinSeller: async world => {
    const { pairCode, price } = pricesOf(world)
    return { ...tokenOf(await withEther(world)), pairCode, price }
  },
  openCoinOrder: async world => (await withOrder(world)).values,
  closedCoinOrder: async world => {
    const { account, order, values } = await withOrder(world)
    await world.services.store.execute(cancelBibiOrder, {
      userId: account.userId,
      idempotencyKey: crypto.randomUUID(),
      orderId: BigInt(order.id),
      isReached: () => false,
    })
    return { token: values['token'], orderId: order.id }
  },
  rejectedCoinOrder: async world => {
    const { account, order } = await withOrder(world)
    const pair = etherForBitcoin()
    const { basePrice, quotePrice } = quoteOfPair(world.services.market, pair)
    await world.services.store.execute(fillBibiOrder, {
      orderId: BigInt(order.id),
      price: order.limitPrice!,
      basePrice,
      quotePrice,
      filledAt: world.services.clock.now(),
      // The largest order of that moment.
      pair: { ...pair, maxAmount: '0.000001' },
    })
    return tokenOf(account)
  },
} satisfies Partial<Record<StateKey, StateHandler>>
