/** The products that simulated accounts trade, and random amounts from sensible to extreme. */
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { findPair, quoteOfPair } from '#server/market/pairs.ts'
import type { MarketProduct } from '#server/market/types.ts'
import type { Random } from '#contracts/verify/random.ts'

const product = (type: number, code: string): MarketProduct => {
  const found = findProductByCode(type, code)
  if (!found) throw new Error(`The catalogue has no ${code}.`)
  return found
}

/** Expensive, average and cheap coins, stocks, expiring futures, and currencies. */
export const PRODUCTS = [
  product(2, 'BTC'),
  product(2, 'ETH'),
  product(2, 'DOGE'),
  product(2, 'SHIB'),
  product(2, 'SATS'),
  product(1, 'AAPL'),
  product(1, 'TSLA'),
  product(3, 'ES'),
  product(4, 'EURUSD'),
] as const

export const PAIR_CODES = ['ETH/BTC', 'SOL/BTC', 'DOGE/BTC', 'DOGE/ETH'].filter(code => findPair(code))

/** A decimal string with this many decimals, truncated and never zero. */
function decimalOf(value: number, decimals: number): string {
  const least = 10 ** -decimals
  const text = Math.max(value, least).toFixed(decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** A price near the market's or far from it, on the product's price step. */
function priceNear(random: Random, price: number, step: number, decimals: number, isWild: boolean): string {
  const tiny = 1 + (random.below(400) - 200) / 100_000
  const near = 1 + (random.below(4000) - 2000) / 100_000
  const factor = isWild
    ? random.pick([0.0000001, 0.05, 0.1, 0.5, 2, 20, 1000])
    : random.percent(60)
      ? tiny
      : near
  const steps = Math.max(1, Math.round((price * factor) / step))
  return decimalOf(steps * step, decimals)
}

export function limitFor(random: Random, market: Market, of: MarketProduct, isWild: boolean): string {
  const step = of.tickSize / 10 ** of.priceScale
  return priceNear(random, Number(market.quote(of).nowPrice), step, of.priceScale, isWild)
}

export function pairLimitFor(random: Random, market: Market, pairCode: string, isWild: boolean): string {
  const pair = findPair(pairCode)!
  const step = 10 ** -pair.priceScale
  return priceNear(random, Number(quoteOfPair(market, pair).price), step, pair.priceScale, isWild)
}

/** A quantity of a product for an amount of money at a price, or the maximum that its rules allow. */
export function quantityFor(random: Random, of: MarketProduct, price: string, isWild: boolean): string {
  const { quantityScale, unitValue: unitWorth, maxAmount, maxQuantity } = of
  const worth = Number(price) * unitWorth
  const money = random.pick([2, 20, 150, 1000, 6000])
  if (!isWild) return decimalOf(money / worth, quantityScale)
  const most = Math.min(Number(maxAmount) / worth, Number(maxQuantity))
  const size = random.weighted({ most: 5, part: 4, maximum: 5, least: 1, absurd: 1 })
  if (size === 'most') return decimalOf(most * 0.999, quantityScale)
  if (size === 'part') return decimalOf(most * random.pick([0.001, 0.01, 0.1]), quantityScale)
  if (size === 'maximum') return maxQuantity
  return size === 'least'
    ? decimalOf(10 ** -quantityScale, quantityScale)
    : random.pick(['999999999999999', '0.000000000000000001', '9223372036854775807'])
}
