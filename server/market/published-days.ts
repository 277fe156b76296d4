import type { MarketDay, ProductType } from '#models'
import type { MarketHours } from '#src/lib/market/price-time.ts'
import { openSpans } from './timeline.ts'
import { dayKeyHash, dayKeyText, type DayKeys } from '#src/lib/market/day-keys.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** The hashes of so many days after today are published. */
const DAYS_AHEAD = 2
/** A key is published so long after a day, as the clocks of nodes differ, and nothing that is open may depend on a known price. */
const REVEAL_DELAY = HOUR
/** Longer than any exchange is closed. */
const LONGEST_CLOSURE = 14 * DAY
const PRODUCT_TYPES: readonly ProductType[] = [1, 2, 3, 4]

/**
 * When a day's key is published: not while an exchange is closed whose next opening price it tells a part of, but after the first day by whose end
 * each has been open since.
 */
function revealTime(hours: MarketHours, day: number): number {
  const end = (day + 1) * DAY
  const openings = PRODUCT_TYPES.map(productType => {
    const [span] = openSpans(hours, { productType }, { from: end, to: end + LONGEST_CLOSURE })
    return span?.from ?? end
  })
  return Math.ceil(Math.max(...openings) / DAY) * DAY + REVEAL_DELAY
}

/** What is published of a market's keys: their hashes ahead of the days, the keys after them. */
export interface PublishedDays {
  /** A page of the days since the market began, the newest first, and how many there are. `pageNum` counts from 1. */
  list(page: { pageNum: number; pageSize: number }): { rows: MarketDay[]; total: number }
}

/**
 * What a market publishes at the time of its clock; no other code hands out keys. `since` is when the market began, epoch ms; `termsHash`
 * commits to its terms; `hours` are those of its exchanges.
 */
export function createPublishedDays({
  since,
  keys,
  termsHash,
  hours,
  clock,
}: {
  since: number
  hours: MarketHours
  keys: DayKeys
  termsHash: () => string
  clock: () => number
}): PublishedDays {
  const first = Math.floor(since / DAY)
  const revealTimes = new Map<number, number>()

  const publishedAt = (now: number, day: number): MarketDay => {
    const revealsAt = revealTimes.get(day) ?? revealTime(hours, day)
    revealTimes.set(day, revealsAt)
    const key = keys.keyOf(day)
    return {
      day: new Date(day * DAY).toISOString().slice(0, 10),
      keyHash: dayKeyHash(key),
      termsHash: termsHash(),
      key: now < revealsAt ? null : dayKeyText(key),
      revealsAt,
    }
  }

  return {
    list({ pageNum, pageSize }) {
      const now = clock()
      const total = Math.max(0, Math.floor(now / DAY) + DAYS_AHEAD - first + 1)
      const newest = first + total - 1 - (pageNum - 1) * pageSize
      const length = Math.max(0, Math.min(pageSize, newest - first + 1))
      return { rows: Array.from({ length }, (_, index) => publishedAt(now, newest - index)), total }
    },
  }
}
