/** Quick orders of every outcome, and faults in them that verify-ledger must find. */
import { settleQuickOrder } from '#server/features/quick/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'
import { quickMarketAt, settleAt, placeOrder } from './customer.ts'

/** Creates an open order and one of each outcome, for an account with enough money. */
export async function populateQuickOrders(store: Store): Promise<void> {
  // Placed long enough ago to have expired.
  const clock = createTestClock()
  clock.advance(-120_000)
  const market = () => quickMarketAt(clock.now(), { feeRate: '0.01', isDrawFree: false })
  for (const price of ['190', '180', '187.32']) {
    await settleAt(store, await placeOrder(store, clock, { market: market() }), price)
  }
  const voided = await placeOrder(store, clock, { market: market() })
  const close = { reason: 'hint_product_suspended' }
  await store.execute(settleQuickOrder, { orderId: BigInt(voided.id), close })
  await placeOrder(store, clock, { market: market() })
}

export const QUICK_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'what is held is what open orders hold',
    'an open quick order is missing',
    "DELETE FROM quick_orders WHERE status = 'open'",
  ],
  [
    'quick orders have the entries of their outcome',
    'an order states a larger stake than was held',
    "UPDATE quick_orders SET stake = stake + 1 WHERE status = 'lost'",
  ],
  [
    'quick orders have the entries of their outcome',
    'a profit was not paid in full',
    "UPDATE quick_orders SET profit = profit + 1 WHERE status = 'won'",
  ],
  [
    'quick orders have the entries of their outcome',
    'the fee of a draw was not charged',
    "UPDATE quick_orders SET draw_fee = draw_fee - 1 WHERE status = 'drawn'",
  ],
  [
    'quick orders have the entries of their outcome',
    'the stake was taken from another account',
    "UPDATE quick_orders SET user_id = 9 WHERE status = 'voided'",
  ],
  [
    'quick orders ended as their prices say, not before their time',
    'a lost order counts as won',
    "UPDATE quick_orders SET status = 'won' WHERE status = 'lost'",
  ],
  [
    'quick orders ended as their prices say, not before their time',
    'an order ended before its time',
    "UPDATE quick_orders SET closed_at = expires_at - 1 WHERE status = 'drawn'",
  ],
  [
    'quick orders ended as their prices say, not before their time',
    'an order was decided by a later price',
    "UPDATE quick_orders SET close_price_time = expires_at + 1 WHERE status = 'won'",
  ],
  [
    'quick orders ended as their prices say, not before their time',
    'an order ran longer than its duration',
    "UPDATE quick_orders SET created_at = created_at - 1 WHERE status = 'won'",
  ],
]
