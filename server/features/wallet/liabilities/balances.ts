import { minIdAt } from '#server/kernel/ids.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { USDT, productIdOf } from '#server/ledger/units.ts'
import { startOf } from '#src/lib/proofs/liability-tree.ts'

/** What a customer has in one asset at a moment, available and on hold together, in minor units. */
export interface OwnedAmount extends Row {
  readonly owner: bigint
  readonly asset: string
  readonly account: string
  readonly amount: bigint
}

/** Balances that are read at a time. */
const PAGE = 500

/**
 * The balance of now, less the entries since: so a page costs an index seek for each balance and the entries after the moment, not the
 * history. Each statement sees one state of the database, and entries before the moment do not change any more; so the pages need no
 * transaction around them.
 */
const AMOUNT = `CAST(sum(a.balance) - coalesce((SELECT sum(p.amount) FROM postings p JOIN transactions t ON t.id = p.transaction_id
    WHERE p.owner = a.owner AND p.owner > 0 AND p.asset = a.asset AND p.transaction_id >= $1 AND t.created_at >= $2), 0) AS BIGINT)`
const SELECT = `SELECT a.owner AS owner, a.asset AS asset, coalesce((SELECT u.account FROM users u WHERE u.id = a.owner), '') AS account,
    ${AMOUNT} AS amount FROM accounts a`
const SELECT_PAGE = `${SELECT} WHERE (a.owner, a.asset) > ($3, $4) GROUP BY a.owner, a.asset ORDER BY a.owner, a.asset LIMIT ${PAGE}`
const SELECT_OWN = `${SELECT} WHERE a.owner = $3 GROUP BY a.owner, a.asset ORDER BY a.asset`

const since = (day: string) => {
  const start = BigInt(startOf(day))
  return [minIdAt(start), start]
}
const isOwned = ({ amount }: OwnedAmount) => amount !== 0n

/** What every customer had at the beginning of a day, page by page. The house's own accounts have no balance and are not customers. */
export async function* amountsAt(reader: Reader, day: string): AsyncGenerator<OwnedAmount[]> {
  let last: OwnedAmount | undefined
  for (;;) {
    const page = await reader.query<OwnedAmount>(SELECT_PAGE, [
      ...since(day),
      last?.owner ?? 0n,
      last?.asset ?? '',
    ])
    yield page.filter(isOwned)
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

/** What one customer had at the beginning of a day. */
export async function ownAmountsAt(reader: Reader, day: string, userId: bigint): Promise<OwnedAmount[]> {
  return (await reader.query<OwnedAmount>(SELECT_OWN, [...since(day), userId])).filter(isOwned)
}

/** An asset as it is hashed and on the wire: of a currency or of a product. */
export function wireAsset(asset: string): {
  readonly currencyId: number | null
  readonly productId: number | null
} {
  const productId = productIdOf(asset)
  if (productId !== null) return { currencyId: null, productId }
  return { currencyId: asset === USDT ? USDT_ID : Number(asset.slice(2)), productId: null }
}

/** The name of an asset in hashed texts: `currency 3`, `product 201`. */
export function hashedAsset(asset: string): string {
  const { currencyId, productId } = wireAsset(asset)
  return productId === null ? `currency ${currencyId}` : `product ${productId}`
}
