/** Faults in contracts that verify-ledger must find; see verify-ledger.test.ts. */
import { randomUUID } from 'node:crypto'
import { cancelContractOrder } from '#server/features/contract/order-commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { addMargin, closeContract, contractMarket, applyEventTo, openContract } from './customer.ts'
import { creditMoney, unreached } from '../customer.ts'

/** Creates contracts in every state: pending, cancelled, open, partially closed, liquidated, funded. */
export async function populateContracts(store: Store): Promise<void> {
  const userId = 3n
  await creditMoney(store, userId, '10000')
  const market = contractMarket('100')
  const order = { userId, market, quantity: '2' }
  await openContract(store, { ...order, orderType: 'limit', limitPrice: '90' })
  const cancelled = await openContract(store, { ...order, orderType: 'limit', limitPrice: '80' })
  const cancellation = { userId, idempotencyKey: randomUUID(), ...unreached(cancelled.id) }
  await store.execute(cancelContractOrder, cancellation)
  const kept = await openContract(store, order)
  const time = Date.UTC(2026, 0, 1, 8)
  await applyEventTo(store, kept.id, { kind: 'funding', price: '100', time, rate: '0.001' })
  await closeContract(store, kept.id, '110', '1', userId)
  await addMargin(store, kept.id, '5', userId)
  const lost = await openContract(store, { ...order, direction: 'short' })
  await applyEventTo(store, lost.id, { kind: 'liquidation', price: '120', time })
}

const HELD = 'what is held is what open orders hold'
const ENTRIES = 'contracts have their entries'
const MOVEMENTS = 'positions are what their fills and funding make them'

export const CONTRACT_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [HELD, 'a contract order holds more than is held', 'UPDATE contract_orders SET margin = margin + 1'],
  [
    HELD,
    'a position holds more than is held',
    "UPDATE contract_positions SET margin = margin + 1 WHERE status = 'open'",
  ],
  [
    ENTRIES,
    'a contract order holds for somebody else',
    "UPDATE contract_orders SET user_id = 1 WHERE status = 'cancelled'",
  ],
  [ENTRIES, 'a position has gained more', 'UPDATE contract_positions SET profit = profit + 1'],
  [ENTRIES, 'a position shows other funding', 'UPDATE contract_positions SET funding = funding + 1'],
  [ENTRIES, 'a position shows another fee', 'UPDATE contract_positions SET fees = fees + 1'],
  [MOVEMENTS, 'a fill is gone', "DELETE FROM contract_fills WHERE reason = 'manual'"],
  [MOVEMENTS, 'a fill shows another profit', 'UPDATE contract_fills SET profit = profit - 1'],
  [MOVEMENTS, 'a funding is gone', 'DELETE FROM contract_fundings'],
  [
    'filled contract orders have a position, and no others',
    'a position is missing',
    "DELETE FROM contract_positions WHERE status = 'closed'",
  ],
  [
    'no position has lost more than its margin',
    'a fill takes more than the margin',
    "UPDATE contract_fills SET fee = margin + profit + 1 WHERE reason = 'manual'",
  ],
]
