import { toMinorUnits, fromMinorUnits, trimZeros } from '#src/lib/money/money.ts'
import { fundingRuleAt } from '#src/lib/trading/funding-rule.ts'
import type { Market } from './market.ts'
import type { MarketProduct } from './types.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** Every eight hours, at 0:00, 8:00 and 16:00 UTC. */
export const FUNDING_INTERVAL = 8 * HOUR

const AVERAGED_HOURS = 8
const RATE_DECIMALS = 6
const ONE = 10n ** BigInt(RATE_DECIMALS)

/** Whether positions in this product pay funding: crypto only, as everything else expires or closes overnight. */
export function hasFunding({ productType }: MarketProduct): boolean {
  return productType === 2
}

/** The first funding time after a moment, in milliseconds since 1970 UTC. */
export function nextFundingTime(time: number): number {
  return (Math.floor(time / FUNDING_INTERVAL) + 1) * FUNDING_INTERVAL
}

/**
 * The funding rate at a moment, a decimal fraction of the notional, which anybody can recompute from the public candles:
 * (price / average close of the last eight whole hours - 1) / 64, rounded toward zero to six decimals, clamped to ±0.0004; earlier
 * fundings by the rule of their time (see fundingRuleAt).
 * Longs pay when it is positive, shorts when it is negative.
 */
export function fundingRate(market: Market, product: MarketProduct, time: number): string {
  const { divisor, interest, cap } = fundingRuleAt(time, market.seed.since)
  const hour = time - (time % HOUR)
  const candles = market.candles(product, '1h', { before: hour, limit: AVERAGED_HOURS }, time)
  const units = (price: string) => toMinorUnits(price, product.priceScale)
  const closes = candles.reduce((sum, candle) => sum + units(candle.close), 0n)
  if (closes === 0n) return trimZeros(fromMinorUnits(interest, RATE_DECIMALS))
  const price = units(market.quote(product, time).nowPrice) * BigInt(candles.length)
  const rate = ((price - closes) * ONE) / (closes * divisor) + interest
  return trimZeros(fromMinorUnits(rate > cap ? cap : rate < -cap ? -cap : rate, RATE_DECIMALS))
}
