/** A ledger with every kind of transaction, for tests. */
import { randomUUID } from 'node:crypto'
import { cancelSpotOrder } from '#server/features/spot/commands.ts'
import { fillSpotOrder } from '#server/features/spot/fill-order.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import type { Store } from '#server/kernel/store.ts'
import { populateBibi } from './bibi/faults.ts'
import { populateContracts } from './contract/faults.ts'
import { creditMoney, place, unreached } from './customer.ts'
import { populateEarning } from './earning/faults.ts'
import { populateExchanges } from './exchange/faults.ts'
import { populateLoans } from './loan/faults.ts'
import { populateClosed } from './security/faults.ts'
import { populateNewShares } from './new-shares/faults.ts'
import { populateQuickOrders } from './quick/faults.ts'
import { populateRewards } from './reward/faults.ts'
import { publishTwoDays } from './wallet/faults.ts'
import { populateWithdrawals } from './withdraw/faults.ts'

const PRODUCT = { productCode: 'AAPL', maxAmount: '1000000' }

/** Populates a ledger with every kind of transaction: deposits, and filled, cancelled and open orders. */
export async function populateLedger(store: Store): Promise<void> {
  await creditMoney(store, 1n, '10000', '0.01')
  await creditMoney(store, 2n, '500')
  await place(store, { quantity: '5' })
  await place(store, { exchangeType: SELL, quantity: '1' })
  const limit = await place(store, { orderType: 'limit', quantity: '2', limitPrice: '180' })
  await store.execute(fillSpotOrder, { orderId: BigInt(limit.id), price: '179', product: PRODUCT })
  const cancelled = await place(store, { orderType: 'limit', quantity: '1', limitPrice: '150' })
  const cancellation = { userId: 1n, idempotencyKey: randomUUID(), ...unreached(cancelled.id) }
  await store.execute(cancelSpotOrder, cancellation)
  await place(store, { orderType: 'limit', quantity: '1', limitPrice: '100' })
  await place(store, { exchangeType: SELL, orderType: 'limit', quantity: '2', limitPrice: '500' })
  await populateContracts(store)
  await populateBibi(store)
  await populateExchanges(store)
  await populateQuickOrders(store)
  await populateWithdrawals(store)
  await populateEarning(store)
  await populateNewShares(store)
  await populateLoans(store)
  await populateRewards(store)
  await populateClosed(store)
  await publishTwoDays(store)
}
