/** Coin-to-coin commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import { cancelBibiOrder, placeBibiOrder, type PlaceBibiOrder } from '#server/features/bibi/commands.ts'
import { fillBibiOrder } from '#server/features/bibi/fill.ts'
import type { BibiMarket, PairRules } from '#server/features/bibi/preview.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import type { Store } from '#server/kernel/store.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import { creditMoney, place, unreached, type StandingMarket } from '../customer.ts'

export const BTC = { productId: 201, productCode: 'BTC', maxQuantity: '100' }
export const ETH = { productId: 202, productCode: 'ETH', maxQuantity: '1000' }
export const ETH_BTC: PairRules = {
  base: ETH,
  quote: BTC,
  priceScale: 6,
  minAmount: '0.00001',
  maxAmount: '10',
}

/** The pair at these USDT prices of its coins; at 2000 and 40000 an ether costs 0.05 bitcoin. */
export function pairAt(basePrice = '2000', quotePrice = '40000', feeRate = '0.001'): BibiMarket {
  const price = pairPrice(basePrice, quotePrice, ETH_BTC.priceScale)
  return { pair: ETH_BTC, price, basePrice, quotePrice, feeRate }
}

/** Buys coins for USDT without a fee, at this price. */
export async function giveCoins(
  store: Store,
  userId: bigint,
  coin: typeof BTC,
  quantity: string,
  price: string,
): Promise<void> {
  await creditMoney(store, userId, '100000')
  const rules = { priceScale: 2, quantityScale: 8, minQuantity: '0.00000001', minAmount: '0.000001' }
  const market = { product: { ...coin, ...rules }, price, feeRate: '0' }
  await place(store, { userId, market, quantity })
}

/** Places an order, by default a market order to buy ether for bitcoin at the previewed price; the market stands still. */
export function placeOrder(
  store: Store,
  { market = pairAt(), ...order }: Partial<StandingMarket<PlaceBibiOrder, BibiMarket>>,
) {
  return store.execute(placeBibiOrder, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    pair: market.pair,
    exchangeType: BUY,
    orderType: 'market',
    previewPrice: market.price,
    ...order,
    market: () => market,
  })
}

/** Fills an order at these USDT prices, at this moment. */
export function fillAt(store: Store, id: string, filledAt: number, basePrice: string, quotePrice: string) {
  const { price, pair } = pairAt(basePrice, quotePrice)
  return store.execute(fillBibiOrder, { orderId: BigInt(id), price, basePrice, quotePrice, filledAt, pair })
}

export function cancel(store: Store, id: string, userId = 1n, idempotencyKey: string = randomUUID()) {
  return store.execute(cancelBibiOrder, { userId, idempotencyKey, ...unreached(id) })
}
