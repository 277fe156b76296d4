import type { Sparkline } from '#models'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { formatDecimal } from './decimal.ts'
import type { History } from './history.ts'
import { dayOf, previousClose } from './ticker.ts'
import type { MarketProduct } from './types.ts'

/** The parts of a day, so that a session of stocks and a whole day both have some tens of them. */
const partOf = ({ productType }: MarketProduct) => (productType === 1 ? 15 : 30) * MINUTE

/** At most so many of the latest parts. */
const MAX_PARTS = 48

/**
 * The prices of a product since the previous close, at the end of each finished part of its day; while it does not trade, of the day of
 * its last trade. The same until the next part ends.
 */
export function dayLineOf(history: History, product: MarketProduct, time: number): Sparkline {
  const { productId, priceScale } = product
  const moment = history.priceTime(product, time)
  const day = dayOf(moment)
  const part = partOf(product)
  const prices: string[] = []
  for (let end = day + part; end <= Math.min(moment.time, day + DAY); end += part) {
    // A part without trade has the price of the part before.
    if (!history.priceTime(product, end - 1).isLive) continue
    const price = history.priceAt(product, history.priceTime(product, end))
    prices.push(formatDecimal(price, priceScale))
  }
  return {
    productId,
    previousClose: formatDecimal(previousClose(history, product, day), priceScale),
    prices: prices.slice(-MAX_PARTS),
  }
}

/** Caches the latest line of each product until its next part ends. */
export function createDayLines(history: History): (product: MarketProduct, time: number) => Sparkline {
  const latest = new Map<number, { readonly part: number; readonly line: Sparkline }>()
  return (product, time) => {
    const part = Math.floor(time / partOf(product))
    const known = latest.get(product.productId)
    if (known?.part === part) return known.line
    const line = dayLineOf(history, product, time)
    latest.set(product.productId, { part, line })
    return line
  }
}
