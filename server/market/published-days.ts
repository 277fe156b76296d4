import type { MarketDay } from '#models'
import { dayKeyHash, dayKeyText, type DayKeys } from '#src/lib/market/day-keys.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** The hashes of so many days after today are published. */
const DAYS_AHEAD = 2
/** A key is published so long after its day, as the clocks of nodes differ, and nothing that is open may depend on a known price. */
const REVEAL_DELAY = HOUR

/** What is published of a market's keys: their hashes ahead of the days, the keys after them. */
export interface PublishedDays {
  /** A page of the days since the market began, the newest first, and how many there are. `pageNum` counts from 1. */
  list(page: { pageNum: number; pageSize: number }): { rows: MarketDay[]; total: number }
}

/**
 * What a market publishes at the time of its clock; no other code hands out keys. `since` is when the market began, epoch ms; `termsHash`
 * commits to its terms.
 */
export function createPublishedDays({
  since,
  keys,
  termsHash,
  clock,
}: {
  since: number
  keys: DayKeys
  termsHash: () => string
  clock: () => number
}): PublishedDays {
  const first = Math.floor(since / DAY)

  const publishedAt = (now: number, day: number): MarketDay => {
    const revealsAt = (day + 1) * DAY + REVEAL_DELAY
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
