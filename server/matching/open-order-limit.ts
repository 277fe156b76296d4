import { read, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'

/** How many open orders an account may have in each way to trade; of contracts, orders and positions together. */
export const MAX_OPEN_ORDERS = 200n

const countOpenIn = (table: string) =>
  `(SELECT count(*) FROM (SELECT 1 AS one FROM ${table} WHERE user_id = $1 AND status = 'open' LIMIT ${MAX_OPEN_ORDERS}) AS few)`

const COUNT_OPEN = {
  spot: `SELECT ${countOpenIn('spot_orders')} AS open`,
  bibi: `SELECT ${countOpenIn('bibi_orders')} AS open`,
  contract: `SELECT ${countOpenIn('contract_orders')} + ${countOpenIn('contract_positions')} AS open`,
} as const

/**
 * Checks that the account may open one more order. Call it under the lock of the person's wallet.
 * @throws DomainError `open_orders_limit` when the limit is reached
 */
export function* assertOpenOrderLimit(way: keyof typeof COUNT_OPEN, userId: bigint): Steps<void> {
  const [count] = yield* read<{ open: bigint }>(COUNT_OPEN[way], [userId])
  if (count!.open >= MAX_OPEN_ORDERS)
    throw domainError('open_orders_limit', { maximum: `${MAX_OPEN_ORDERS}` })
}
