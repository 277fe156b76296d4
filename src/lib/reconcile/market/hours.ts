/**
 * Whether the hours of the market, which are not hashed with its terms, can be those of one market: changed at midnights only, for all products
 * at once, never for a time that the device has seen, and closed when nobody traded.
 */
import { priceTimeOf, type MarketHours } from '#src/lib/market/price-time.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { Facts } from '../facts.ts'
import { checkNotBefore, checkText, checkTime, type Finding, type FindingContext } from '../finding.ts'
import { aboutDay, type SeenKey } from './days.ts'

type Market = Pick<Statement, 'marketDays' | 'marketTerms'>

/** The last moment that has a date, epoch ms. */
const LAST_DATE = 8.64e15

/** Hours and their changes before a time (epoch ms), as text. */
function hoursText({ hours, hoursChanges = [] }: MarketHours, until = Infinity): string {
  const changes = hoursChanges.filter(({ since }) => since < until)
  const date = (time: number) => new Date(Math.min(time, LAST_DATE)).toISOString()
  return [hours, ...changes.map(change => `${date(change.since)} ${change.hours}`)].join(', ')
}

/** All products have the same hours, which change at UTC midnights, the oldest first. */
export function* checkHours(
  marketTerms: Statement['marketTerms'],
  about: FindingContext,
): Generator<Finding> {
  const [first] = marketTerms
  for (const terms of marketTerms) {
    const { productCode, hoursChanges = [] } = terms
    const [expected, stated] = [hoursText(first!), hoursText(terms)]
    yield checkText('marketTerms', about, `${productCode} ${expected}`, `${productCode} ${stated}`)
    for (const [index, { since }] of hoursChanges.entries()) {
      const before = hoursChanges[index - 1]
      yield checkTime('marketTerms', about, Math.floor(since / DAY) * DAY, since)
      if (before) yield checkNotBefore('marketTerms', about, before.since + DAY, since)
    }
  }
}

/** When the day after the one begins on which a day was the newest listed one: two days are listed ahead. By the back end's clock, epoch ms. */
const dayAfterSeen = (newest: string): number => Date.parse(newest) - DAY

/**
 * The hours up to the end of today, as text, to keep with the hash of the newest day. No change is added for them any more, as each is published
 * more than a day ahead. Undefined without terms.
 */
export function fixedHours({ marketDays, marketTerms }: Market): string | undefined {
  const [terms, newest] = [marketTerms[0], marketDays.at(-1)]
  return terms && newest && hoursText(terms, dayAfterSeen(newest.day))
}

/** The hours that the device has seen are still the same. */
export function* checkSeenHours(
  [terms]: Statement['marketTerms'],
  seen: readonly SeenKey[],
): Generator<Finding> {
  for (const { day, hours } of seen)
    if (terms && hours !== undefined)
      yield checkText('seenTerms', aboutDay(day), hours, hoursText(terms, dayAfterSeen(day)))
}

/** Nothing was traded while its product, by its own terms, was closed or suspended. */
export function* checkOpenAtFill({ statement, about }: Facts): Generator<Finding> {
  const { marketTerms, spotOrders, bibiOrders, contractOrders, positions, quickOrders } = statement
  const termsById = new Map(marketTerms.map(terms => [terms.productId, terms]))
  const isFilled = ({ status }: { status: string }) => status === 'filled'
  const fillOf = (order: { id: string; createdAt: number; closedAt: number | null }) => ({
    id: order.id,
    time: order.closedAt ?? order.createdAt,
  })
  const trades = [
    ...spotOrders.filter(isFilled).map(one => ({ kind: 'spotOrder' as const, ...one, ...fillOf(one) })),
    ...contractOrders.filter(isFilled).map(one => ({ kind: 'contract' as const, ...one, ...fillOf(one) })),
    ...bibiOrders.filter(isFilled).flatMap(one => [
      { kind: 'bibiOrder' as const, ...fillOf(one), productId: one.baseProductId },
      { kind: 'bibiOrder' as const, ...fillOf(one), productId: one.quoteProductId },
    ]),
    ...quickOrders.map(one => ({ kind: 'quickOrder' as const, ...one, time: one.createdAt })),
    ...positions.flatMap(({ id, productId, fills }) =>
      // It expires at the last price, whether anybody trades or not.
      fills
        .filter(({ reason }) => reason !== 'open' && reason !== 'expiry')
        .map(({ time }) => ({ kind: 'contract' as const, id, productId, time })),
    ),
  ]
  for (const { kind, id, productId, time } of trades) {
    const terms = termsById.get(productId)
    if (!terms || time < terms.since) continue
    const { isLive } = priceTimeOf(terms, time)
    yield checkText('marketTerms', about(kind, id, time), 'open', isLive ? 'open' : 'closed')
  }
}
