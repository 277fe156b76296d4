import type { Decimal } from '#src/lib/money/decimal.ts'
import { priceTimeOf } from '#src/lib/market/price-time.ts'
import { createReplay, type Replay } from '#src/lib/market/replay.ts'
import type { ReportedMarketTerms } from '#src/lib/statement/terms-shapes.ts'
import { productAsset, type Facts } from '../facts.ts'
import type { UncheckedReason } from '../finding.ts'
import { newestRevealed, revealedUntil, revealTimeOf } from './days.ts'

/** A recomputed price, or why there is none and, if so, from when on there is. */
export type ReplayedPrice =
  | { readonly price: Decimal }
  | {
      readonly why: Extract<UncheckedReason, 'beforeKeys' | 'notRevealed'>
      readonly from?: number
    }
  | { readonly why: 'noTerms'; readonly products: readonly string[] }

/** The recomputed past of the products that a statement has the terms of. */
export interface MarketReplays {
  /** Undefined without terms, without keys, or where they make no market. */
  replayOf(productId: number): Replay | undefined
  priceAt(productId: number, time: number): ReplayedPrice
  /** As `replayOf`, of a product whose prices followed from keys at a time already. */
  trackSince(time: number, productId: number): Replay | undefined
  /** Until when prices can be recomputed, epoch ms, that moment excluded; 0 without any key. */
  readonly until: number
  /**
   * The codes of the products whose terms are missing, or make no market, so that no price of this product can be computed whatever keys are
   * published: its own, or those that its price follows from.
   */
  missingTerms(productId: number): readonly string[]
}

/** The markets of a statement; each product is computed when it is asked for. */
export function createMarketReplays({ statement, identities, nameOf }: Facts): MarketReplays {
  const { marketDays, marketTerms } = statement
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

  /** Of a product without terms: its code or, of one that only values a currency, the name of that. */
  const nameOfProduct = (productId: number): string => {
    const source = statement.exchangeSources.find(each => each.productId === productId)
    return (
      identities.products.get(productId)?.replace(/^\d /, '') ??
      identities.currencies.get(source?.currencyId ?? NaN) ??
      nameOf(productAsset(productId))
    )
  }

  const missingTerms = (productId: number): string[] => {
    const terms = termsById.get(productId)
    if (!terms) return [nameOfProduct(productId)]
    const legs = terms.legs.filter(leg => !marketTerms.some(each => isProduct(each, leg)))
    if (legs.length > 0) return legs.map(({ productCode }) => productCode)
    return newest && !replayOf(productId) ? [terms.productCode] : []
  }

  return {
    replayOf,
    missingTerms,
    until: revealedUntil(marketDays),
    trackSince(time, productId) {
      const since = termsById.get(productId)?.since
      return since !== undefined && time >= since ? replayOf(productId) : undefined
    },
    priceAt(productId, time) {
      const terms = termsById.get(productId)
      const products = missingTerms(productId)
      if (!terms) return { why: 'noTerms', products }
      const { time: moment } = priceTimeOf(terms, time)
      if (moment < terms.since) return { why: 'beforeKeys' }
      if (products.length > 0) return { why: 'noTerms', products }
      const price = replayOf(productId)?.priceAt(time)
      return price === undefined ? { why: 'notRevealed', from: revealTimeOf(moment) } : { price }
    },
  }
}

type Product = Pick<ReportedMarketTerms, 'productType' | 'productCode'>
const isProduct = (one: Product, other: Product) =>
  one.productType === other.productType && one.productCode === other.productCode

function tryReplay(input: Parameters<typeof createReplay>[0]): Replay | undefined {
  try {
    return createReplay(input)
  } catch {
    // What is published is no market: its prices cannot be checked.
    return undefined
  }
}
