import type { Decimal } from '#src/lib/decimal.ts'
import { priceTimeOf } from '#src/lib/market/price-time.ts'
import { createReplay, type Replay } from '#src/lib/market/replay.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import type { MarketTerms } from '#src/lib/statement/terms-shapes.ts'
import type { UncheckedReason } from '../finding.ts'
import { newestRevealed, revealTimeOf } from './days.ts'

/** A recomputed price, or why there is none and, if so, from when on there is. */
export type ReplayedPrice =
  | { readonly price: Decimal }
  | {
      readonly why: Extract<UncheckedReason, 'noTerms' | 'beforeKeys' | 'notRevealed'>
      readonly from?: number
    }

/** The recomputed past of the products that a statement has the terms of. */
export interface MarketReplays {
  /** Undefined without terms, without keys, or where they make no market. */
  replayOf(productId: number): Replay | undefined
  priceAt(productId: number, time: number): ReplayedPrice
  /** As `replayOf`, of a product whose prices followed from keys at a time already. */
  trackSince(time: number, productId: number): Replay | undefined
  /** Until when prices can be recomputed, epoch ms, that moment excluded; 0 without any key. */
  readonly until: number
  termsOf(productId: number): MarketTerms | undefined
}

/** The markets of a statement; each product is computed when it is asked for. */
export function createMarketReplays({ marketDays, marketTerms }: Statement): MarketReplays {
  const newest = newestRevealed(marketDays)
  const termsById = new Map(marketTerms.map(terms => [terms.productId, terms]))
  const replays = new Map<number, Replay | undefined>()

  const replayOf = (productId: number): Replay | undefined => {
    if (replays.has(productId)) return replays.get(productId)
    const terms = termsById.get(productId)
    const replay = terms && newest ? tryReplay({ terms, legs: marketTerms, newest }) : undefined
    replays.set(productId, replay)
    return replay
  }

  return {
    replayOf,
    until: newest ? Math.max(0, Date.parse(newest.day) + DAY) : 0,
    termsOf: productId => termsById.get(productId),
    trackSince(time, productId) {
      const since = termsById.get(productId)?.since
      return since !== undefined && time >= since ? replayOf(productId) : undefined
    },
    priceAt(productId, time) {
      const terms = termsById.get(productId)
      if (!terms) return { why: 'noTerms' }
      const { time: moment } = priceTimeOf(terms, time)
      if (moment < terms.since) return { why: 'beforeKeys' }
      const price = replayOf(productId)?.priceAt(time)
      if (price !== undefined) return { price }
      const isPublished = newest !== undefined && new Date(moment).toISOString().slice(0, 10) <= newest.day
      // A key is published for that day, but no market of this kind has such terms.
      return isPublished ? { why: 'noTerms' } : { why: 'notRevealed', from: revealTimeOf(moment) }
    },
  }
}

function tryReplay(input: Parameters<typeof createReplay>[0]): Replay | undefined {
  try {
    return createReplay(input)
  } catch {
    // What is published is no market: its prices cannot be checked.
    return undefined
  }
}
