import { fromMinorUnits } from '#src/lib/money/money.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import { pairScale } from '#src/lib/trading/pair-scale.ts'
import type { TradingState } from '#models'
import { CATALOGUE, findProductByCode } from './catalogue.ts'
import type { Market } from './market.ts'
import type { MarketProduct } from './types.ts'

/** A coin pair: the price is the amount of `quote` for one `base`. Figures are decimal strings. */
export interface CoinPair {
  /** `ETH/BTC`: the base coin and the quote coin. */
  readonly pairCode: string
  readonly base: MarketProduct
  readonly quote: MarketProduct
  /** Decimals of a price. */
  readonly priceScale: number
  /** Limits of one order's amount, in the quote coin. */
  readonly minAmount: string
  readonly maxAmount: string
}

/** The quote coins; each is also a base coin against those before it. */
const QUOTE_CODES = ['BTC', 'ETH']
const CRYPTO = 2
const COIN_TO_COIN = '3'

/** All pairs, by quote coin and then in the order of the catalogue. */
export const PAIRS: readonly CoinPair[] = Object.freeze(QUOTE_CODES.flatMap(pairsIn))

const BY_CODE = new Map(PAIRS.map(pair => [pair.pairCode, pair]))
const BY_IDS = new Map(PAIRS.map(pair => [`${pair.base.productId}/${pair.quote.productId}`, pair]))

/** The pair of this code, or undefined. */
export function findPair(pairCode: string): CoinPair | undefined {
  return BY_CODE.get(pairCode)
}

/** The pair of these products, or undefined. */
export function findPairByIds(baseId: number, quoteId: number): CoinPair | undefined {
  return BY_IDS.get(`${baseId}/${quoteId}`)
}

function pairsIn(quoteCode: string, rank: number): CoinPair[] {
  const quote = findProductByCode(CRYPTO, quoteCode)
  if (!quote) throw new Error(`${quoteCode} is a quote coin, but not in the catalogue.`)
  const sameOrHigherRank = QUOTE_CODES.slice(0, rank + 1)
  return CATALOGUE.filter(
    ({ productType, productCode, PositionType }) =>
      productType === CRYPTO &&
      PositionType.split('/').includes(COIN_TO_COIN) &&
      !sameOrHigherRank.includes(productCode),
  )
    .map(base => toPair(base, quote))
    .filter(pair => pair !== undefined)
}

/** Undefined when the base coin is so cheap that its price in the quote coin would have too few digits. */
function toPair(base: MarketProduct, quote: MarketProduct): CoinPair | undefined {
  const priceScale = pairScale(typicalPrice(base), typicalPrice(quote))
  if (priceScale === undefined) return undefined
  const minExponent = -wholeDigits(quote)
  return Object.freeze({
    pairCode: `${base.productCode}/${quote.productCode}`,
    base,
    quote,
    priceScale,
    minAmount: powerOfTen(minExponent),
    maxAmount: powerOfTen(minExponent + 6),
  })
}

/** Digits before the decimal point of a coin's base price: 5 for 91250.00, 0 for 0.1, -1 for 0.01. */
function wholeDigits({ basePrice, priceScale }: MarketProduct): number {
  return String(basePrice).length - priceScale
}

function typicalPrice({ basePrice, priceScale }: MarketProduct): string {
  return fromMinorUnits(BigInt(basePrice), priceScale)
}

function powerOfTen(exponent: number): string {
  return exponent >= 0 ? `1${'0'.repeat(exponent)}` : `0.${'1'.padStart(-exponent, '0')}`
}

/** The price of a pair at a moment, and the two USDT prices that it is computed from. */
export interface PairQuote {
  readonly price: string
  /** The time of the older of the two, epoch milliseconds. */
  readonly time: number
  readonly basePrice: string
  readonly quotePrice: string
}

/** The quote of a pair at a moment, by default now, from two prices of that moment. */
export function quoteOfPair(market: Market, pair: CoinPair, time: number = market.now()): PairQuote {
  const base = market.quote(pair.base, time)
  const quote = market.quote(pair.quote, time)
  return {
    price: pairPrice(base.nowPrice, quote.nowPrice, pair.priceScale),
    time: Math.min(base.time, quote.time),
    basePrice: base.nowPrice,
    quotePrice: quote.nowPrice,
  }
}

/** The trading state of a pair: open while both of its coins are. */
export function pairTrading(market: Market, { base, quote }: CoinPair, time?: number): TradingState {
  const baseState = market.trading(base, time)
  return baseState.status === 'open' ? market.trading(quote, time) : baseState
}
