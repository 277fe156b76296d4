import { finish, type Context, type Row, type Steps, type Store } from '../kernel/store.ts'

/** The prices of a database's market followed from other terms than those of this program. */
export class MarketTermsError extends Error {
  override readonly name = 'MarketTermsError'
}

interface TermsRow extends Row {
  readonly terms_hash: string | null
}

const READ = 'SELECT terms_hash FROM market_versions WHERE version = 2'
const RECORD = 'UPDATE market_versions SET terms_hash = $1 WHERE version = 2 AND terms_hash IS NULL'

function* recordTerms(_: Context, hash: string): Steps<void> {
  return yield* finish(undefined, [RECORD, [hash]])
}

/**
 * Compares the root of the terms of this program with the one that the market of the database was published with, and records it where none is
 * (`serves`: by a back end only). Any number of nodes may do so at once.
 * @throws MarketTermsError when they differ: the prices of the past would change, and everybody could see it
 */
export async function openMarketTerms(
  store: Store,
  { hash, serves }: { readonly hash: string; readonly serves: boolean },
): Promise<void> {
  if (serves) await store.execute(recordTerms, hash)
  const [row] = await store.query<TermsRow>(READ)
  const recorded = row?.terms_hash ?? hash
  if (recorded !== hash)
    throw new MarketTermsError(
      'This program has other terms of its products (price, volatility, step and so on) than those that the prices of this database follow from. ' +
        'Start the version of before: other terms need another version of the market.',
    )
}
