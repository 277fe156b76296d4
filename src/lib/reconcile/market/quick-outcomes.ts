/**
 * Whether quick orders ended as their market was at their expiry: voided only where it was closed or suspended, and settled by a price only
 * where it was not. That no closing price is told proves nothing.
 */
import { priceTimeOf } from '#src/lib/market/price-time.ts'
import type { Facts } from '../facts.ts'
import type { ReportedQuickOrder } from '#src/lib/statement/account-shapes.ts'
import type { ReportedMarketTerms } from '#src/lib/statement/terms-shapes.ts'
import { checkText, checkTime, type Finding, type FindingContext } from '../finding.ts'
import { outcomeOf } from '../quick.ts'
import { withoutTerms } from './missing-terms.ts'
import type { MarketReplays } from './replays.ts'

/** Its prices are those of the ticks before its beginning and its expiry, whose times it states. */
function* checkTicks(
  terms: ReportedMarketTerms,
  about: FindingContext,
  { createdAt, openPriceTime, expiresAt, closePriceTime }: ReportedQuickOrder,
): Generator<Finding> {
  const { since, tickPeriod } = terms
  if (createdAt < since) return
  const tickOf = (time: number) => Math.floor(priceTimeOf(terms, time).time / tickPeriod) * tickPeriod
  yield checkTime('times', about, tickOf(createdAt), openPriceTime)
  if (closePriceTime !== null) yield checkTime('times', about, tickOf(expiresAt), closePriceTime)
}

export function* checkQuickOutcomes({ statement, about }: Facts, replays: MarketReplays): Generator<Finding> {
  const termsById = new Map(statement.marketTerms.map(terms => [terms.productId, terms]))
  for (const order of statement.quickOrders) {
    const { id, productId, expiresAt: time, status } = order
    const context = about('quickOrder', id, time)
    const terms = termsById.get(productId)
    if (terms) yield* checkTicks(terms, context, order)
    if (status === 'open') continue
    if (!terms) {
      yield withoutTerms('settled', context, replays.missingTerms(productId))
      continue
    }
    if (time < terms.since) continue
    if (!priceTimeOf(terms, time).isLive) yield checkText('settled', context, 'voided', status)
    else if (status === 'voided') {
      const replayed = replays.priceAt(productId, time)
      const closePrice = 'price' in replayed ? replayed.price : undefined
      const expected = closePrice === undefined ? 'won, lost, drawn' : outcomeOf({ ...order, closePrice })
      yield checkText('settled', context, expected, status)
    } else yield checkText('settled', context, status, status)
  }
}
