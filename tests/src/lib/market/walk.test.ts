import { expect, test } from 'vitest'
import { createLru } from '#src/lib/collections/lru.ts'
import { dayKeysOfSecret } from '#src/lib/market/day-keys.ts'
import { createNoise } from '#src/lib/market/noise.ts'
import { createWalk, type PriceWalk } from '#src/lib/market/walk.ts'
import type { WalkDay } from '#src/lib/market/walk-day.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

const ORIGIN = Date.UTC(2026, 4, 4) / DAY
const noise = createNoise(dayKeysOfSecret(new Uint8Array(32).fill(5)))

/** Walks that differ in nothing but their numbers, so that they share what they fill in again. */
function walkOf(productId: number): PriceWalk {
  const prices = new Map<string, number>()
  return createWalk(
    { productId, productType: 2, volatility: 300, basePrice: 6_000_000, tickSize: 1, tickPeriod: 250 },
    {
      noise,
      origin: { minute: (ORIGIN * DAY) / MINUTE, price: 6_000_000 },
      openings: {
        get: (id, day) => prices.get(`${id} ${day}`),
        set: (id, day, price) => void prices.set(`${id} ${day}`, price),
      },
      days: createLru<WalkDay, string>(100),
    },
  )
}

const copyOf = ({ opening, words, changes, steps }: WalkDay) =>
  structuredClone({ opening, words, changes, steps })

test('walks that are asked in turn for days that are not kept have the days that they have alone', () => {
  const products = [1, 2, 3, 4]
  const days = [ORIGIN - 2, ORIGIN, ORIGIN + 3, ORIGIN + 1]
  const together = products.map(walkOf)
  for (const day of days)
    for (const [index, productId] of products.entries())
      for (const walk of [together[index]!, together[index]!])
        expect(copyOf(walk.day(day, false))).toEqual(copyOf(walkOf(productId).day(day)))
})

test('the days of two walks can be read at once', () => {
  const [one, other] = [walkOf(1), walkOf(2)]
  for (let day = ORIGIN - 2; day < ORIGIN + 4; day++) {
    const first = one.day(day, false)
    const second = other.day(day, false)
    expect(copyOf(first)).toEqual(copyOf(walkOf(1).day(day)))
    expect(copyOf(second)).toEqual(copyOf(walkOf(2).day(day)))
  }
})
