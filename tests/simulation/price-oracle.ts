/**
 * The prices that the market has reached, computed tick by tick, without the candles of longer spans and the indexes that the matcher
 * uses. Minutes whose price range does not include the limit are skipped, as every tick lies within it.
 */
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { findPairByIds, quoteOfPair } from '#server/market/pairs.ts'
import { createSeries, type SeriesSource } from '#server/market/series-of-products.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { toMinorUnits } from '#src/lib/money/money.ts'

/** A tick at which a limit was reached; the price in minor units. */
export interface ReachedTick {
  readonly time: number
  readonly price: bigint
}

/** A limit that is watched from above (`isBelow`) or from below. */
export interface Watched {
  readonly productId: number
  /** The quote coin of a pair. */
  readonly quoteId?: number
  readonly limit: bigint
  readonly isBelow: boolean
}

const PAIR_SCALE = 15

interface Series {
  readonly tickPeriod: number
  priceAt(time: number): bigint
  /** The price range of a minute; undefined when unknown without checking its ticks. */
  boundsOf(minute: number): readonly [low: bigint, high: bigint] | undefined
}

export class PriceOracle {
  readonly #market: Market
  readonly #source: SeriesSource
  readonly #series = new Map<string, Series>()
  readonly #bounds = new Map<string, readonly [bigint, bigint] | undefined>()
  readonly #prices = new Map<string, bigint>()

  constructor(market: Market) {
    this.#market = market
    this.#source = createSeries(market.seed)
  }

  /** The price at a time, in minor units. */
  priceAt({ productId, quoteId }: Pick<Watched, 'productId' | 'quoteId'>, time: number): bigint {
    return this.#seriesOf(productId, quoteId).priceAt(time)
  }

  /** The first tick after `from` and up to `to` that reaches the limit. */
  firstReached(watched: Watched, from: number, to: number): ReachedTick | undefined {
    const { productId, quoteId, limit, isBelow } = watched
    const key = `${productId}/${quoteId ?? ''}`
    const series = this.#seriesOf(productId, quoteId)
    const isReached = (price: bigint) => (isBelow ? price <= limit : price >= limit)
    let time = (Math.floor(from / series.tickPeriod) + 1) * series.tickPeriod
    while (time <= to) {
      const minute = Math.floor(time / MINUTE)
      const end = (minute + 1) * MINUTE
      const bounds = this.#boundsOf(key, series, minute)
      if (bounds && !isReached(bounds[isBelow ? 0 : 1])) {
        time = end
        continue
      }
      for (; time < end && time <= to; time += series.tickPeriod) {
        const price = this.#priceOf(key, series, time)
        if (isReached(price)) return { time, price }
      }
    }
    return undefined
  }

  #boundsOf(key: string, series: Series, minute: number) {
    const name = `${key}/${minute}`
    if (!this.#bounds.has(name)) {
      if (this.#bounds.size > 200_000) this.#bounds.clear()
      this.#bounds.set(name, series.boundsOf(minute))
    }
    return this.#bounds.get(name)
  }

  #priceOf(key: string, series: Series, time: number): bigint {
    const name = `${key}/${time}`
    let price = this.#prices.get(name)
    if (price === undefined) {
      if (this.#prices.size > 200_000) this.#prices.clear()
      price = series.priceAt(time)
      this.#prices.set(name, price)
    }
    return price
  }

  #seriesOf(productId: number, quoteId: number | undefined): Series {
    const key = `${productId}/${quoteId ?? ''}`
    let series = this.#series.get(key)
    if (!series) {
      series = quoteId === undefined ? this.#ofProduct(productId) : this.#ofPair(productId, quoteId)
      this.#series.set(key, series)
    }
    return series
  }

  #ofProduct(productId: number): Series {
    const product = findProduct(productId)!
    const series = this.#source.seriesOf(product)
    const scaled = (price: number) => BigInt(price) * 10n ** BigInt(11 - product.priceScale)
    return {
      tickPeriod: product.tickPeriod,
      priceAt: time => parsePrice(this.#market.quote(product, time).nowPrice),
      boundsOf: minute => {
        const { low, high } = series.fold(minute, minute + 1)!
        return [scaled(low), scaled(high)]
      },
    }
  }

  /** The wide range of a pair from those of its coins: minimum over maximum and vice versa. */
  #ofPair(baseId: number, quoteId: number): Series {
    const pair = findPairByIds(baseId, quoteId)!
    const [base, quote] = [this.#seriesOf(baseId, undefined), this.#seriesOf(quoteId, undefined)]
    const one = 10n ** BigInt(PAIR_SCALE)
    const step = 10n ** BigInt(PAIR_SCALE - pair.priceScale)
    return {
      tickPeriod: Math.min(base.tickPeriod, quote.tickPeriod),
      priceAt: time => toMinorUnits(quoteOfPair(this.#market, pair, time).price, PAIR_SCALE),
      boundsOf: minute => {
        const [ofBase, ofQuote] = [base.boundsOf(minute), quote.boundsOf(minute)]
        if (!ofBase || !ofQuote) return undefined
        return [(ofBase[0] * one) / ofQuote[1] - step, (ofBase[1] * one) / ofQuote[0] + step]
      },
    }
  }
}

/** The product of an id. @throws TypeError when there is none */
export const productOf = (productId: number): MarketProduct => findProduct(productId)!
