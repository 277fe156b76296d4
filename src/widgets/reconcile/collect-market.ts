import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { ApiError, TransportError } from '#src/api/errors.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { distinct, productsOf } from './collect-products.ts'
import type { LoadedAccount, StatementSource } from './collect-statement.ts'
import type { Terms } from './collect-terms.ts'

const PAGE_SIZE = 500
/** Of days: more than any account has traded. */
const MAX_PAGES = 20
const NOTHING = { marketDays: [], marketTerms: [] }

/**
 * What past prices follow from: the published keys of the simulated market back to the account's first entry, and the terms of the products
 * whose prices its records have. Nothing where the back end does not publish keys, or where these could not be loaded; terms that it refuses are
 * left out, and reported by the check.
 * @throws whatever the source rejects with where terms are not answered
 */
export async function loadMarket(
  source: StatementSource,
  account: LoadedAccount,
  terms: Pick<Terms, 'exchangeSources'>,
) {
  const [first] = account.entries
  if (!first) return NOTHING
  const oldest = new Date(first.time - DAY).toISOString().slice(0, 10)
  const marketDays = await loadDays(source, oldest).catch(() => [])
  if (marketDays.length === 0) return NOTHING
  return { marketDays, marketTerms: await loadTerms(source, pricedProducts(account, terms)) }
}

/** The days back to one of them, oldest first, each once. */
async function loadDays(source: StatementSource, oldest: string): Promise<object[]> {
  const days = new Map<string, object>()
  for (let pageNum = 1; pageNum <= MAX_PAGES; pageNum++) {
    const { rows } = await source.get('listMarketDays', { pageNum, pageSize: PAGE_SIZE })
    // A day that began between two pages is listed twice.
    for (const row of rows) days.set(row.day, row)
    if (rows.length < PAGE_SIZE || rows.some(({ day }) => day <= oldest)) break
  }
  return [...days.values()].toReversed()
}

/** The products of the records, and those whose prices value currencies that were exchanged or deposited. */
function pricedProducts(
  account: LoadedAccount,
  { exchangeSources }: Pick<Terms, 'exchangeSources'>,
): ProductKey[] {
  const { exchanges, deposits } = account
  const currencies = new Set([
    ...exchanges.flatMap(({ fromCurrencyId, toCurrencyId }) => [fromCurrencyId, toCurrencyId]),
    ...deposits.map(({ currencyId }) => currencyId),
  ])
  const sources = exchangeSources.flatMap(({ currencyId, productType, productCode }) =>
    currencies.has(currencyId) && productType && productCode ? [{ productType, productCode }] : [],
  )
  return distinct([...productsOf(account), ...sources])
}

/** The terms of products, and of those that their prices follow from. */
async function loadTerms(source: StatementSource, products: readonly ProductKey[]): Promise<object[]> {
  const ask = async (product: ProductKey) =>
    (await source.get('getMarketTerms', product).catch(ignoreRefusal))?.data
  // Once more: without an answer nothing can be said about the prices.
  const load = (product: ProductKey) => ask(product).catch(() => ask(product))
  const own = (await Promise.all(products.map(load))).filter(terms => terms !== undefined)
  // Without those that are among them already.
  const legs = distinct([...own, ...own.flatMap(terms => terms.legs)]).slice(distinct(own).length)
  return [...own, ...(await Promise.all(legs.map(load))).filter(terms => terms !== undefined)]
}

const NOT_FOUND = 404
const TOO_MANY_CALLS = 429

/** A refusal, or that there is no such operation. Too many calls, or a back end that has failed, are no answer about the product. */
function ignoreRefusal(error: unknown): undefined {
  const isRefusal = error instanceof ApiError && error.code !== TOO_MANY_CALLS && error.code < 500
  const isUnknown = error instanceof TransportError && error.status === NOT_FOUND
  if (!isRefusal && !isUnknown) throw error
}
