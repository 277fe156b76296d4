import { placeBibiOrder } from '#server/features/bibi/commands.ts'
import { placeContractOrder } from '#server/features/contract/order-commands.ts'
import { placeQuickOrder } from '#server/features/quick/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { findPair, quoteOfPair } from '#server/market/pairs.ts'
import { contractRules } from '#server/features/contract/rules.ts'
import { quickOptionsOf } from '#server/features/quick/quick-options.ts'
import { BIBI_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { durationSeconds } from '#src/lib/time/durations.ts'

const CRYPTO = 2

/** The account, and the market at the simulated time. */
export interface SeedContext {
  readonly store: Store
  readonly market: Market
  readonly userId: bigint
}

function findCoin(code: string) {
  const product = findProductByCode(CRYPTO, code)
  if (!product) throw new Error(`The seed wants ${code}, which is not in the catalogue.`)
  return product
}

/** A position on margin in a coin, at the market's price. */
export interface SeedPosition {
  readonly code: string
  readonly direction: 'long' | 'short'
  readonly leverage: number
  /** USDT, a decimal string. */
  readonly margin: string
}

/** Opens a position. @throws DomainError of the command */
export async function seedPosition(
  { store, market, userId }: SeedContext,
  key: string,
  trade: SeedPosition,
): Promise<void> {
  const { code, ...terms } = trade
  const product = findCoin(code)
  const price = market.quote(product).nowPrice
  const rules = contractRules(product, terms.direction, market.now())
  await store.execute(placeContractOrder, {
    userId,
    idempotencyKey: key,
    productId: product.productId,
    orderType: 'market',
    previewPrice: price,
    ...terms,
    market: () => ({ rules, price }),
  })
}

/** A quick order on a coin with its first duration. */
export interface SeedQuickOrder {
  readonly code: string
  /** 1 up, 2 down. */
  readonly side: 1 | 2
  /** USDT, a decimal string. */
  readonly stake: string
}

/** Places a quick order, which the scheduler settles. @throws DomainError of the command */
export async function seedQuickOrder(
  { store, market, userId }: SeedContext,
  key: string,
  trade: SeedQuickOrder,
): Promise<void> {
  const product = findCoin(trade.code)
  const [option] = quickOptionsOf(product)
  if (!option) throw new Error(`The seed stakes on ${trade.code}, which has no quick orders.`)
  const { nowPrice: price, time: priceTime } = market.quote(product)
  const seconds = durationSeconds({ count: option.duration, unit: option.durationUnit })
  await store.execute(placeQuickOrder, {
    userId,
    idempotencyKey: key,
    productId: product.productId,
    optionId: option.id,
    exchangeType: trade.side,
    stake: trade.stake,
    previewPrice: price,
    payoutRate: option.payoutRate,
    market: now => ({
      option: { ...option, seconds },
      price,
      priceTime,
      now,
      feeRate: '0',
      isDrawFree: true,
      mayPriceChange: true,
      obstacle: null,
    }),
  })
}

/** A coin-to-coin order at the market's price; `quantity` is in the base coin. */
export interface SeedBibiOrder {
  readonly pairCode: string
  readonly side: 1 | 2
  readonly quantity: string
}

/** Exchanges one coin for another. @throws DomainError of the command */
export async function seedBibiOrder(
  { store, market, userId }: SeedContext,
  key: string,
  swap: SeedBibiOrder,
): Promise<void> {
  const { pairCode, side, quantity } = swap
  const pair = findPair(pairCode)
  if (!pair) throw new Error(`The seed wants ${pairCode}, which is no pair.`)
  const { price, basePrice, quotePrice } = quoteOfPair(market, pair)
  const feeRate = feeRateOf(CRYPTO, BIBI_POSITION, side)
  await store.execute(placeBibiOrder, {
    userId,
    idempotencyKey: key,
    pair,
    exchangeType: side,
    orderType: 'market',
    quantity,
    previewPrice: price,
    market: () => ({ pair, price, basePrice, quotePrice, feeRate }),
  })
}
