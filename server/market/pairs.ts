import { pairPrice } from '#src/lib/pair-price.ts'
import type { TradingState } from '#src/api/generated/models/index.ts'
import { CATALOGUE, findProductByCode } from './catalogue.ts'
import type { Market } from './market.ts'
import type { MarketProduct } from './types.ts'

/** Two coins that are exchanged for each other: so many of `quote` for one of `base`. Figures are decimal strings. */
export interface CoinPair {
  /** `ETH/BTC`: what is bought and sold, and what it is paid in. */
  readonly pairCode: string
  readonly base: MarketProduct
  readonly quote: MarketProduct
  /** Decimals of a price. */
  readonly priceScale: number
  /** Bounds of what one order comes to, in the quote coin. */
  readonly minAmount: string
  readonly maxAmount: string
}

/** The coins that others are priced in; each also against those before it. */
const QUOTE_CODES = ['BTC', 'ETH']
const CRYPTO = 2
const COIN_TO_COIN = '3'
/** Digits that a usual price has, the least of them, and the most decimals that they may take, as it is stored. */
const DIGITS = 6
const LEAST_DIGITS = 5
const PAIR_PRICE_SCALE = 15

/** Every pair, by the coin that it is priced in and then as the coins are listed. */
export const PAIRS: readonly CoinPair[] = Object.freeze(QUOTE_CODES.flatMap(pairsIn))

const BY_CODE = new Map(PAIRS.map(pair => [pair.pairCode, pair]))
const BY_IDS = new Map(PAIRS.map(pair => [`${pair.base.productId}/${pair.quote.productId}`, pair]))

/** The pair of this code, or undefined. */
export function findPair(pairCode: string): CoinPair | undefined {
  return BY_CODE.get(pairCode)
}

/** The pair of these products, or undefined. */
export function findPairOf(baseId: number, quoteId: number): CoinPair | undefined {
  return BY_IDS.get(`${baseId}/${quoteId}`)
}

function pairsIn(quoteCode: string, rank: number): CoinPair[] {
  const quote = findProductByCode(CRYPTO, quoteCode)
  if (!quote) throw new Error(`${quoteCode} prices other coins and is not in the catalogue.`)
  const dearer = QUOTE_CODES.slice(0, rank + 1)
  return CATALOGUE.filter(
    ({ productType, productCode, PositionType }) =>
      productType === CRYPTO &&
      PositionType.split('/').includes(COIN_TO_COIN) &&
      !dearer.includes(productCode),
  )
    .map(base => toPair(base, quote))
    .filter(pair => pair !== undefined)
}

/** Undefined when the base coin costs so little that its price here would have too few digits. */
function toPair(base: MarketProduct, quote: MarketProduct): CoinPair | undefined {
  const decimals = DIGITS - magnitudeOf(base, quote)
  if (decimals > PAIR_PRICE_SCALE + DIGITS - LEAST_DIGITS) return undefined
  const least = -wholeDigits(quote)
  return Object.freeze({
    pairCode: `${base.productCode}/${quote.productCode}`,
    base,
    quote,
    priceScale: Math.max(0, Math.min(PAIR_PRICE_SCALE, decimals)),
    minAmount: powerOfTen(least),
    maxAmount: powerOfTen(least + 6),
  })
}

/** Digits before the point of a coin's usual price: 5 of 91250.00, 0 of 0.1, -1 of 0.01. */
function wholeDigits({ basePrice, priceScale }: MarketProduct): number {
  return String(basePrice).length - priceScale
}

/** Digits before the point of the pair's usual price; below zero, less one for each zero after it. */
function magnitudeOf(base: MarketProduct, quote: MarketProduct): number {
  const ratio =
    (BigInt(base.basePrice) * 10n ** BigInt(quote.priceScale + 30)) /
    (BigInt(quote.basePrice) * 10n ** BigInt(base.priceScale))
  return String(ratio).length - 30
}

function powerOfTen(exponent: number): string {
  return exponent >= 0 ? `1${'0'.repeat(exponent)}` : `0.${'1'.padStart(-exponent, '0')}`
}

/** The price of a pair at a moment, and the two prices in USDT that it is made of. */
export interface PairQuote {
  readonly price: string
  /** When the older of the two was made, epoch milliseconds. */
  readonly time: number
  readonly basePrice: string
  readonly quotePrice: string
}

/** What the pair costs at a moment; now when absent. Both prices are those of the same moment. */
export function quotePair(market: Market, pair: CoinPair, time: number = market.now()): PairQuote {
  const base = market.quote(pair.base, time)
  const quote = market.quote(pair.quote, time)
  return {
    price: pairPrice(base.nowPrice, quote.nowPrice, pair.priceScale),
    time: Math.min(base.time, quote.time),
    basePrice: base.nowPrice,
    quotePrice: quote.nowPrice,
  }
}

/** Whether the pair can be traded: as long as both of its coins can. */
export function pairTrading(market: Market, { base, quote }: CoinPair, time?: number): TradingState {
  const ofBase = market.trading(base, time)
  return ofBase.status === 'open' ? market.trading(quote, time) : ofBase
}
