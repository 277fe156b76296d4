import { minIdAt } from '#server/kernel/ids.ts'
import type { Row } from '#server/kernel/store.ts'
import type { Services } from '#server/services.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { measuresOf, type Measure, type TypedEntry } from './measures.ts'
import type { Flow } from './returns.ts'
import { GROUP_ENTRIES, QUARTER, SPANS, TYPED_ENTRIES, sumEntries } from './sum-entries.ts'

/** The sum of a measure within a time interval; see `Measure` for its unit. */
interface MeasureChange {
  readonly measure: Measure
  /** The interval: 0 starts at the requested time, 1 one step later. */
  readonly bucket: number
  readonly amount: bigint
}

/** A person's current balances, available and held together, and what changed since a time. */
export interface AccountHistory {
  /** In minor units. */
  readonly balances: ReadonlyMap<string, bigint>
  readonly changes: readonly MeasureChange[]
  /** What was paid in or out, at the prices of the times of payment. */
  readonly flows: readonly Flow[]
}

export interface HistoryPeriod {
  /** Milliseconds since 1970 UTC, at a full quarter of an hour UTC, as `step`. */
  readonly since: number
  readonly step: number
  /** The intervals from this time on are of no interest by themselves, and need not be told apart. */
  readonly until?: number
  /** Without what else can be added up, which then costs nothing. */
  readonly isOfBalances?: boolean
}

interface SumRow extends Row {
  readonly source: 'sum'
  readonly at: bigint
  readonly asset: Measure
  readonly amount: bigint
}
interface BalanceRow extends Row {
  readonly source: 'balance'
  readonly asset: string
  readonly amount: bigint
}
interface EntryRow extends TypedEntry {
  readonly source: 'entry'
}

/**
 * The stored sums (of the span $3, from $4 on of whole days; of measures that begin with $7), the entries that are not among them, and the balances: in one
 * statement, so that they are consistent.
 */
const SELECT_HISTORY = `SELECT 'sum' AS source, started_at AS at, measure AS asset, CAST(NULL AS TEXT) AS type,
    CAST(NULL AS TEXT) AS other, amount
  FROM account_sums WHERE user_id = $1 AND span = 0 AND started_at >= $2
  UNION ALL SELECT 'sum', $2 + (started_at - $2) / $5 * $5, measure, NULL, NULL, CAST(sum(amount) AS BIGINT)
    FROM account_sums WHERE user_id = $1 AND span = $3 AND started_at >= $2 AND started_at < $4
      AND substr(measure, 1, length($7)) = $7 GROUP BY 2, 3
  UNION ALL SELECT 'sum', $2 + (started_at - $2) / $5 * $5, measure, NULL, NULL, CAST(sum(amount) AS BIGINT)
    FROM account_sums WHERE user_id = $1 AND span = ${DAY} AND started_at >= $4
      AND substr(measure, 1, length($7)) = $7 GROUP BY 2, 3
  UNION ALL SELECT 'entry', at, asset, type, other, amount FROM (${TYPED_ENTRIES}
    AND p.transaction_id > coalesce((SELECT summed_to FROM account_sum_progress WHERE user_id = $1), 0)
    AND p.transaction_id >= $6 AND t.created_at >= $2 ${GROUP_ENTRIES}) AS entries
  UNION ALL SELECT 'balance', NULL, asset, NULL, NULL, CAST(sum(balance) AS BIGINT)
    FROM accounts WHERE owner = $1 GROUP BY asset`

/** What the measures of balances begin with. */
const BALANCE = 'balance '
/** Later than any entry. */
const NEVER = Date.UTC(9999, 0, 1)

/** What changed a person's balances since a time. What it costs grows with its intervals and assets, not with the number of entries. */
export async function readAccountHistory(
  services: Pick<Services, 'store' | 'market' | 'clock'>,
  userId: bigint,
  { since, step, until = NEVER, isOfBalances = false }: HistoryPeriod,
): Promise<AccountHistory> {
  await sumEntries(services, userId)
  const span = SPANS.find(length => since % length === 0 && step % length === 0) ?? QUARTER
  const rows = await services.store.query<SumRow | EntryRow | BalanceRow>(SELECT_HISTORY, [
    userId,
    BigInt(since),
    BigInt(span),
    BigInt(Math.ceil(until / DAY) * DAY),
    BigInt(step),
    minIdAt(BigInt(since)),
    isOfBalances ? BALANCE : '',
  ])
  const balances = new Map<string, bigint>()
  const changes: MeasureChange[] = []
  const flows: Flow[] = []
  const add = (at: bigint, measure: Measure, amount: bigint) => {
    if (measure === 'flow') flows.push({ time: Number(at), value: amount })
    else changes.push({ measure, bucket: Math.floor((Number(at) - since) / step), amount })
  }
  for (const row of rows) {
    if (row.source === 'balance') balances.set(row.asset, row.amount)
    else if (row.source === 'sum') add(row.at, row.asset, row.amount)
    else for (const [measure, amount] of measuresOf(services.market, row)) add(row.at, measure, amount)
  }
  return { balances, changes, flows }
}

/** The asset of the measure of a balance; undefined for other measures. */
export const balanceAsset = (measure: Measure): string | undefined => after(measure, BALANCE)

/** What follows a prefix; undefined without it. */
export const after = (measure: Measure, prefix: string): string | undefined =>
  measure.startsWith(prefix) ? measure.slice(prefix.length) : undefined
