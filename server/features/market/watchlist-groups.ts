import { lockUser } from '#server/auth/lock-user.ts'
import type { WatchlistGroup } from '#models'
import type { Migration } from '#server/kernel/migrations.ts'
import { read, send, type Context, type Reader, type Statement, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'

/**
 * The group of a product on the watchlist, by its name. A row stays when the product is removed from the watchlist, so that the product is
 * in its group again once it is added.
 */
export const watchlistGroupSchema: Omit<Migration, 'version'> = {
  name: 'groups of the watchlist',
  kind: 'expand',
  statements: [
    `CREATE TABLE watchlist_groups(
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (user_id, product_id)
    ) /*clustered*/`,
  ],
}

/** How many groups an account may have. */
export const MAX_WATCHLIST_GROUPS = 20n

export interface WatchlistGroupChange {
  readonly userId: bigint
  /** The name so far; undefined: a new group. */
  readonly group?: string | undefined
  readonly name: string
  /** All products of the group; none: it is deleted. */
  readonly productIds: readonly number[]
}

const CLEAR = 'DELETE FROM watchlist_groups WHERE user_id = $1 AND name = $2'
const PUT = `INSERT INTO watchlist_groups(user_id, product_id, name) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, product_id) DO UPDATE SET name = excluded.name`
const COUNT = 'SELECT count(DISTINCT name) AS total FROM watchlist_groups WHERE user_id = $1'
const LIST = 'SELECT name, product_id FROM watchlist_groups WHERE user_id = $1 ORDER BY product_id'

/**
 * Puts products into a group, which they leave others for; those of `group` that are not named leave it. Idempotent.
 * @throws DomainError `watch_group_limit`
 */
export function* saveWatchlistGroup(
  _: Context,
  { userId, group, name, productIds }: WatchlistGroupChange,
): Steps<void> {
  yield* lockUser(userId)
  const clear: Statement[] = group === undefined ? [] : [[CLEAR, [userId, group]]]
  const put = productIds.map((id): Statement => [PUT, [userId, BigInt(id), name]])
  yield* send(...clear, ...put)
  const [count] = yield* read<{ total: bigint }>(COUNT, [userId])
  if (count!.total > MAX_WATCHLIST_GROUPS)
    throw domainError('watch_group_limit', { limit: `${MAX_WATCHLIST_GROUPS}` })
}

/** The groups of an account by name, each with its products, also those that are not on the watchlist now. */
export async function listWatchlistGroups(reader: Reader, userId: bigint): Promise<WatchlistGroup[]> {
  const rows = await reader.query<{ name: string; product_id: bigint }>(LIST, [userId])
  const groups = Map.groupBy(rows, ({ name }) => name)
  return [...groups]
    .map(([name, own]) => ({ name, productIds: own.map(({ product_id: id }) => Number(id)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
