import type { Reader, Row } from '../kernel/store.ts'
import type { HouseAccount } from './ledger.ts'
import { scaleOfAsset } from './units.ts'
import { formatUnits } from '#src/lib/money/minor-units.ts'

/** What a person has in one asset, as exact decimals. */
export interface Balance {
  readonly asset: string
  readonly available: string
  readonly held: string
}

interface BalanceRow extends Row {
  readonly asset: string
  readonly available: bigint
  readonly held: bigint
}

const OF_USER = `SELECT asset,
    CAST(sum(CASE WHEN kind = 'available' THEN balance ELSE 0 END) AS BIGINT) AS available,
    CAST(sum(CASE WHEN kind = 'held' THEN balance ELSE 0 END) AS BIGINT) AS held
  FROM accounts WHERE owner = $1 GROUP BY asset ORDER BY asset`
const OF_ASSET = `SELECT asset,
    CAST(sum(CASE WHEN kind = 'available' THEN balance ELSE 0 END) AS BIGINT) AS available,
    CAST(sum(CASE WHEN kind = 'held' THEN balance ELSE 0 END) AS BIGINT) AS held
  FROM accounts WHERE owner = $1 AND asset = $2 GROUP BY asset`
/** Summed in two halves: the house is everybody's counterparty, and its balance may exceed 64 bits. */
const HALF_BASE = 10n ** 9n
const OF_HOUSE = `SELECT CAST(coalesce(sum(amount / ${HALF_BASE}), 0) AS BIGINT) AS high, CAST(coalesce(sum(amount % ${HALF_BASE}), 0) AS BIGINT) AS low
  FROM postings WHERE owner = 0 AND kind = $1 AND asset = $2`

/** All assets that this person has ever had, by name; also those that are at zero now. */
export async function listBalances(reader: Reader, userId: bigint): Promise<Balance[]> {
  const rows = await reader.query<BalanceRow>(OF_USER, [userId])
  return rows.map(({ asset, available, held }) => {
    const scale = scaleOfAsset(asset)
    return {
      asset,
      available: formatUnits(available, scale),
      held: formatUnits(held, scale),
    }
  })
}

/** What this person has in one asset; zeros when there never was any. */
export async function readBalance(reader: Reader, userId: bigint, asset: string): Promise<Balance> {
  const [row] = await reader.query<BalanceRow>(OF_ASSET, [userId, asset])
  const scale = scaleOfAsset(asset)
  return {
    asset,
    available: formatUnits(row?.available ?? 0n, scale),
    held: formatUnits(row?.held ?? 0n, scale),
  }
}

/** The balance of a house account, as an exact decimal: the sum of its postings, all of which are read. */
export async function readHouseBalance(
  reader: Reader,
  account: HouseAccount,
  asset: string,
): Promise<string> {
  const [row] = await reader.query<{ high: bigint; low: bigint }>(OF_HOUSE, [account, asset])
  return formatUnits(row!.high * HALF_BASE + row!.low, scaleOfAsset(asset))
}
