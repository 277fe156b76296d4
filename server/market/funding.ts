import { toMinorUnits, fromMinorUnits, trimZeros } from '#src/lib/money.ts'
import type { Market } from './market.ts'
import type { MarketProduct } from './types.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** Every eight hours, at 0:00, 8:00 and 16:00 UTC. */
export const FUNDING_INTERVAL = 8 * HOUR

const HOURS = 8
const DECIMALS = 6
const ONE = 10n ** BigInt(DECIMALS)
/** 0.01 % in eight hours: what money costs. */
const INTEREST = 100n
/** 0.3 %: what one funding moment takes at most. */
const BOUND = 3000n

/** Whether positions in this product pay funding to each other: crypto alone, as all else expires or closes for the night. */
export function hasFunding({ productType }: MarketProduct): boolean {
  return productType === 2
}

/** The first funding moment after a time, in milliseconds since 1970 UTC. */
export function nextFunding(time: number): number {
  return (Math.floor(time / FUNDING_INTERVAL) + 1) * FUNDING_INTERVAL
}

/**
 * The funding rate of a moment, a decimal fraction of the notional, to be recomputed by anybody from the public candles:
 * (price / average close of the last eight whole hours - 1) / 8 + 0.0001, cut to six decimals, within 0.003 either way. Above zero the
 * longs pay, below zero the shorts.
 */
export function fundingRate(market: Market, product: MarketProduct, time: number): string {
  const hour = time - (time % HOUR)
  const candles = market.candles(product, '1h', { before: hour, limit: HOURS }, time)
  const units = (price: string) => toMinorUnits(price, product.priceScale)
  const closes = candles.reduce((sum, candle) => sum + units(candle.close), 0n)
  if (closes === 0n) return fromMinorUnits(INTEREST, DECIMALS)
  const price = units(market.quote(product, time).nowPrice) * BigInt(candles.length)
  const rate = ((price - closes) * ONE) / (closes * BigInt(HOURS)) + INTEREST
  return trimZeros(fromMinorUnits(rate > BOUND ? BOUND : rate < -BOUND ? -BOUND : rate, DECIMALS))
}
