/**
 * Whether the terms of the simulated market are those that were published with the hashes of its days: what a price follows from, besides the
 * keys, cannot be changed so that a false one fits. The format is in docs/rules/market.md.
 */
import { rootFrom } from '#src/lib/market/terms-tree.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { checkText, checkTime, type Finding, type FindingContext } from '../finding.ts'
import { aboutDay, type SeenKey } from './days.ts'
import { checkHours } from './hours.ts'

type Market = Pick<Statement, 'marketDays' | 'marketTerms'>
/** Early statements have no products. */
type Named = Market & Partial<Pick<Statement, 'products'>>

/**
 * All days have the same terms, the terms of each product lead to them and call it what it is called elsewhere, and the market began for all products at once, not after the first day
 * that is listed, and has one kind of hours. Of early statements, in which no day has terms, only beginning and hours are judged.
 */
export function* checkMarketTerms({ marketDays, marketTerms, products = [] }: Named): Generator<Finding> {
  const [first, newest] = [marketDays[0], marketDays.at(-1)]
  if (!first || !newest) return
  const about = aboutDay(newest.day)
  const starts = Date.parse(first.day)
  const [since = starts] = marketTerms.map(terms => terms.since).toSorted((one, other) => one - other)
  for (const terms of marketTerms) yield checkTime('marketTerms', about, since, terms.since)
  if (since >= starts + DAY) yield checkTime('marketTerms', aboutDay(first.day), starts, since)
  yield* checkHours(marketTerms, about)
  yield* checkNames(marketTerms, products, about)
  const told = marketDays.find(({ termsHash }) => termsHash !== null)?.termsHash
  if (!told) return
  for (const { day, termsHash } of marketDays)
    if (termsHash !== told) yield checkText('marketTerms', aboutDay(day), told, termsHash ?? '')
  for (const terms of marketTerms) {
    const root = rootFrom(terms, terms.termsPath) ?? ''
    yield checkText('marketTerms', about, `${terms.productCode} ${told}`, `${terms.productCode} ${root}`)
  }
}

/** A product is called what its terms say, so that the prices of another one cannot be taken for its own. */
function* checkNames(
  marketTerms: Market['marketTerms'],
  products: Statement['products'],
  about: FindingContext,
): Generator<Finding> {
  const named = new Map(products.map(product => [product.productId, product]))
  for (const terms of marketTerms) {
    const product = named.get(terms.productId)
    if (product) yield checkText('marketTerms', about, nameOf(terms), nameOf(product))
  }
}

const nameOf = ({ productId, productType, productCode, priceScale }: Statement['products'][number]) =>
  `${productId} ${productType} ${productCode} 10^-${priceScale}`

/** The terms are still those that the device has seen: of the same day where it is listed, else of the newest. */
export function* checkSeenTerms(days: Market['marketDays'], seen: readonly SeenKey[]): Generator<Finding> {
  for (const { day, termsHash } of seen) {
    const told = days.find(each => each.day === day) ?? days.at(-1)
    if (termsHash !== null) yield checkText('seenTerms', aboutDay(day), termsHash, told?.termsHash ?? '')
  }
}
