/** Faults in coin-to-coin orders that verify-ledger must find; see verify-ledger.test.ts. */
import { SELL } from '#src/lib/trading/spot-math.ts'
import type { Store } from '#server/kernel/store.ts'
import { BTC, cancel, fillAt, giveCoins, placeOrder } from './customer.ts'

/** Creates orders in every state: filled at once, filled later, cancelled, and open on either side. */
export async function populateBibi(store: Store): Promise<void> {
  const userId = 4n
  await giveCoins(store, userId, BTC, '1', '40000')
  await placeOrder(store, { userId, quantity: '4' })
  await placeOrder(store, { userId, exchangeType: SELL, quantity: '1' })
  const limit = { userId, orderType: 'limit', quantity: '1' } as const
  const waited = await placeOrder(store, { ...limit, limitPrice: '0.045' })
  await fillAt(store, waited.id, Date.UTC(2026, 0, 1, 8), '1700', '40000')
  const cancelled = await placeOrder(store, { ...limit, limitPrice: '0.01' })
  await cancel(store, cancelled.id, userId)
  await placeOrder(store, { ...limit, limitPrice: '0.02' })
  await placeOrder(store, { ...limit, exchangeType: SELL, limitPrice: '0.09' })
}

const HELD = 'what is held is what open orders hold'
const ENTRIES = 'coin-to-coin orders have the entries of their state'
const LIMITS = 'coin-to-coin orders were filled at their limit or better, not before they were placed'

export const BIBI_FAULTS: [check: string, fault: string, statement: string][] = [
  [
    HELD,
    'an open coin-to-coin order says it holds more of the quote coin than is held',
    "UPDATE bibi_orders SET cost = cost + 1 WHERE status = 'open' AND side = 1",
  ],
  [
    HELD,
    'an open coin-to-coin order says it holds more of the base coin than is held',
    "UPDATE bibi_orders SET quantity = quantity + 1 WHERE status = 'open' AND side = 2",
  ],
  [ENTRIES, 'a swap shows another fee', "UPDATE bibi_orders SET fee = fee + 1 WHERE status = 'filled'"],
  [ENTRIES, 'a swap shows another cost', "UPDATE bibi_orders SET cost = cost + 1 WHERE status = 'filled'"],
  [ENTRIES, 'a swap is in other coins', "UPDATE bibi_orders SET base_id = 9 WHERE status = 'filled'"],
  [ENTRIES, 'somebody else has swapped', "UPDATE bibi_orders SET user_id = 9 WHERE status = 'filled'"],
  [
    ENTRIES,
    'a cancelled order was filled',
    `UPDATE bibi_orders SET status = 'cancelled', fill_price = NULL, base_price = NULL, quote_price = NULL, value = NULL,
      cost_taken = NULL WHERE status = 'filled'`,
  ],
  [
    ENTRIES,
    'a coin-to-coin order has no entries',
    `INSERT INTO bibi_orders(id, user_id, base_id, quote_id, side, type, status, quantity, limit_price, cost, fee, fee_rate,
      created_at, closed_at) VALUES (7, 4, 202, 201, 1, 'limit', 'cancelled', 1, 1, 1, 0, '0', 1, 1)`,
  ],
  [
    'transactions stand for something',
    'a transaction refers to a coin-to-coin order that does not exist',
    "UPDATE transactions SET reference_id = 7 WHERE reference_type = 'bibiOrder'",
  ],
  [
    LIMITS,
    'a coin-to-coin order was filled at a price worse than its limit',
    "UPDATE bibi_orders SET limit_price = 1 WHERE status = 'filled' AND type = 'limit'",
  ],
  [
    LIMITS,
    'a coin-to-coin order was filled before it was placed',
    "UPDATE bibi_orders SET closed_at = 1 WHERE status <> 'open'",
  ],
]
