import type { Migration } from '#server/kernel/migrations.ts'
import { read, type Steps } from '#server/kernel/store.ts'
import { refusal } from '#server/problem.ts'

/** As many orders as one account may have open in each way to trade; of contracts, orders and positions together. */
export const MOST_OPEN = 200n

/** Open orders by account, so that counting them reads no others. */
export const openOrderSchema: Omit<Migration, 'version'> = {
  name: 'open orders by account',
  statements: [
    "CREATE INDEX spot_orders_user_open ON spot_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX bibi_orders_user_open ON bibi_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX contract_orders_user_open ON contract_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_user_open ON contract_positions(user_id) WHERE status = 'open'",
  ],
}

const openIn = (table: string) =>
  `(SELECT count(*) FROM (SELECT 1 AS one FROM ${table} WHERE user_id = $1 AND status = 'open' LIMIT ${MOST_OPEN}) AS few)`

const COUNTS = {
  spot: `SELECT ${openIn('spot_orders')} AS open`,
  bibi: `SELECT ${openIn('bibi_orders')} AS open`,
  contract: `SELECT ${openIn('contract_orders')} + ${openIn('contract_positions')} AS open`,
} as const

/**
 * Refuses one more open order of somebody who has as many as one may. To be asked under the lock of the person's wallet.
 * @throws DomainError `open_orders_limit`
 */
export function* refuseMoreOrders(way: keyof typeof COUNTS, userId: bigint): Steps<void> {
  const [count] = yield* read<{ open: bigint }>(COUNTS[way], [userId])
  if (count!.open >= MOST_OPEN) throw refusal('open_orders_limit', { maximum: `${MOST_OPEN}` })
}
