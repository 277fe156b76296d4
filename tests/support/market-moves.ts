import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { compare, multiply } from '#src/lib/money/money.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import type { BackEnd } from './back-end.ts'

/** More than any test has to wait for a price to move. */
const LONGEST = 5000

/** Advances the clock in steps until the market is as a test needs it. @throws Error when it never is */
export function advanceUntil({ clock }: BackEnd, isReady: (now: number) => boolean, step: number): void {
  for (let steps = 0; !isReady(clock.now()); steps++) {
    if (steps > LONGEST) throw new Error('The market never became what the test needs.')
    clock.advance(step)
  }
}

/** Whether a price will be at or below a share of what it is at a time, within so many minutes. */
export function fallsTo(
  market: Market,
  product: MarketProduct,
  now: number,
  { share, minutes }: { readonly share: string; readonly minutes: number },
): boolean {
  const bound = multiply(market.quote(product, now).nowPrice, share)
  const candles = market.candles(product, '1m', { limit: minutes }, now + minutes * MINUTE)
  return candles.some(({ time, low }) => time > now && compare(low, bound) <= 0)
}
