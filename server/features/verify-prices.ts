import type { Reader } from '../kernel/store.ts'
import type { LedgerFinding } from '../ledger/checks.ts'
import type { Market } from '../market/market.ts'
import { BIBI_LIMITS, BIBI_OUTCOMES, BIBI_PRICES } from './bibi/checks.ts'
import { CONTRACT_LIMITS, CONTRACT_OUTCOMES, CONTRACT_PRICES } from './contract/checks.ts'
import { EXCHANGE_PRICES } from './exchange/checks.ts'
import { OUTCOME_CHECK, verifyRecordedOutcomes } from './market/recorded-outcomes.ts'
import { PRICE_CHECK, verifyRecordedPrices, type RecordedPrices } from './market/recorded-prices.ts'
import { STORED_DAYS_CHECK, verifyStoredDays } from './market/stored-days.ts'
import { QUICK_OUTCOMES, QUICK_PRICES } from './quick/checks.ts'
import { SPOT_OUTCOMES, SPOT_PRICES } from './spot/checks.ts'

const DEPOSIT_PRICES: RecordedPrices = {
  what: 'deposit',
  rows: `SELECT id AS key1, 0 AS key2, id, CAST(substr(asset, 3) AS BIGINT) AS product_id, price, price_time AS time, 0 AS is_own
    FROM deposits WHERE price IS NOT NULL AND asset LIKE 'P:%'`,
}

const ALL_PRICES: readonly RecordedPrices[] = [
  SPOT_PRICES,
  ...CONTRACT_PRICES,
  ...QUICK_PRICES,
  ...BIBI_PRICES,
  ...EXCHANGE_PRICES,
  DEPOSIT_PRICES,
]

const ALL_OUTCOMES = [
  SPOT_OUTCOMES,
  QUICK_OUTCOMES,
  CONTRACT_LIMITS,
  CONTRACT_OUTCOMES,
  BIBI_LIMITS,
  BIBI_OUTCOMES,
]

export const PRICE_CHECKS = [PRICE_CHECK, OUTCOME_CHECK, STORED_DAYS_CHECK] as const

/**
 * Computes the prices of all fills, closes, settlements and rates again from the seed of the market, of every version, how what the market ends had
 * to end and when what waits for it had to be filled, and a sample of the days that are stored for charts. Changes nothing. Returns the violations, described in words; empty when there are none.
 */
export const verifyPrices = async (reader: Reader, market: Market): Promise<LedgerFinding[]> => [
  ...(await verifyRecordedPrices(reader, market, ALL_PRICES)),
  ...(await verifyRecordedOutcomes(reader, market, ALL_OUTCOMES)),
  ...(await verifyStoredDays(reader, market)),
]
