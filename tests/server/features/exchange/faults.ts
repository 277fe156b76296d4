/** Faults in currency exchanges that verify-ledger must find; see verify-ledger.test.ts. */
import type { Store } from '#server/kernel/store.ts'
import { BTC as COIN, giveCoins } from '../bibi/customer.ts'
import { BTC, JPY, exchange, rateAt } from './customer.ts'

const NEW_YEAR = Date.UTC(2026, 0, 1)

/** Creates an exchange of money, and one of a held coin into a currency without decimals. */
export async function populateExchanges(store: Store): Promise<void> {
  const userId = 6n
  await giveCoins(store, userId, COIN, '1', '40000')
  await exchange(store, { userId, amount: '500' })
  await exchange(store, { userId, amount: '0.25', market: rateAt(NEW_YEAR, BTC, JPY) })
}

const ENTRIES = 'exchanges have their entries'

export const EXCHANGE_FAULTS: [check: string, fault: string, statement: string][] = [
  [ENTRIES, 'an exchange shows another amount', 'UPDATE exchanges SET amount = amount + 1'],
  [ENTRIES, 'an exchange gave more than was booked', 'UPDATE exchanges SET gross = gross + 1'],
  [ENTRIES, 'an exchange shows another fee', 'UPDATE exchanges SET fee = fee + 1'],
  [
    ENTRIES,
    'an exchange names another asset than was credited',
    "UPDATE exchanges SET to_asset = 'C:9' WHERE to_asset = 'C:6'",
  ],
  [ENTRIES, 'somebody else has exchanged', 'UPDATE exchanges SET user_id = 9'],
  [
    ENTRIES,
    'an exchange has no entries',
    `INSERT INTO exchanges(id, user_id, from_currency, to_currency, from_asset, to_asset, amount, gross, fee, market_rate, rate,
      spread_rate, fee_rate, from_price, to_price, value, cost_taken, rate_time, created_at)
      VALUES (7, 6, 3, 6, 'USDT', 'C:6', 1, 1, 0, '1', '1', '0', '0', 1, 1, 1, 0, 1, 1)`,
  ],
  [
    'transactions stand for something',
    'a transaction refers to an exchange that does not exist',
    "UPDATE transactions SET reference_id = 7 WHERE reference_type = 'exchange'",
  ],
]
