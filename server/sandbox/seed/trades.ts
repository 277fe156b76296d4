import { placeBibiOrder } from '#server/features/bibi/commands.ts'
import { placeContractOrder } from '#server/features/contract/orders.ts'
import { placeQuickOrder } from '#server/features/quick/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { findPair, quotePair } from '#server/market/pairs.ts'
import { contractRules } from '#server/features/contract/rules.ts'
import { fastTradeOptions } from '#server/features/quick/terms.ts'
import { COIN_TO_COIN, feeRateOf } from '#server/features/shared/fees.ts'
import { durationSeconds } from '#src/lib/time/durations.ts'

const CRYPTO = 2

/** Whose trade it is, and the market of the moment that the story has reached. */
export interface Trader {
  readonly store: Store
  readonly market: Market
  readonly userId: bigint
}

function coin(code: string) {
  const product = findProductByCode(CRYPTO, code)
  if (!product) throw new Error(`The seed wants ${code}, which is not in the catalogue.`)
  return product
}

/** A position on margin in a coin, at the market's price. */
export interface ContractTrade {
  readonly code: string
  readonly direction: 'long' | 'short'
  readonly leverage: number
  /** USDT, a decimal string. */
  readonly margin: string
}

/** Opens a position. @throws DomainError of the command */
export async function openPosition(
  { store, market, userId }: Trader,
  key: string,
  trade: ContractTrade,
): Promise<void> {
  const { code, ...terms } = trade
  const product = coin(code)
  const price = market.quote(product).nowPrice
  const rules = contractRules(product, terms.direction, market.now())
  const asked = { userId, idempotencyKey: key, type: 'market' as const, previewPrice: price, ...terms }
  await store.execute(placeContractOrder, { ...asked, market: { rules, price } })
}

/** A stake on a coin's price after its first duration. */
export interface QuickTrade {
  readonly code: string
  /** 1 up, 2 down. */
  readonly side: 1 | 2
  /** USDT, a decimal string. */
  readonly stake: string
}

/** Places a quick order, which the scheduler settles. @throws DomainError of the command */
export async function stakeOn(
  { store, market, userId }: Trader,
  key: string,
  trade: QuickTrade,
): Promise<void> {
  const product = coin(trade.code)
  const [option] = fastTradeOptions(product)
  if (!option) throw new Error(`The seed stakes on ${trade.code}, which has no quick orders.`)
  const { nowPrice: price, time: priceTime } = market.quote(product)
  const seconds = durationSeconds({ count: option.duration, unit: option.durationUnit })
  await store.execute(placeQuickOrder, {
    userId,
    idempotencyKey: key,
    side: trade.side,
    stake: trade.stake,
    previewPrice: price,
    payoutRate: option.payoutRate,
    market: {
      productId: product.productId,
      option: { ...option, seconds },
      price,
      priceTime,
      now: market.now(),
      feeRate: '0',
      isDrawFree: true,
      mayPriceChange: true,
      obstacle: null,
    },
  })
}

/** So much of a pair's first coin, bought or sold for the second at the market's price. */
export interface Swap {
  readonly pairCode: string
  readonly side: 1 | 2
  readonly quantity: string
}

/** Exchanges one coin for another. @throws DomainError of the command */
export async function swapCoins({ store, market, userId }: Trader, key: string, swap: Swap): Promise<void> {
  const { pairCode, side, quantity } = swap
  const pair = findPair(pairCode)
  if (!pair) throw new Error(`The seed wants ${pairCode}, which is no pair.`)
  const { price, basePrice, quotePrice } = quotePair(market, pair)
  const feeRate = feeRateOf(CRYPTO, COIN_TO_COIN, side)
  await store.execute(placeBibiOrder, {
    userId,
    idempotencyKey: key,
    side,
    type: 'market',
    quantity,
    previewPrice: price,
    market: { pair, price, basePrice, quotePrice, feeRate },
  })
}
