import type { Reader, Row } from '#server/kernel/store.ts'
import { pointTimes } from '#src/lib/trading/trader-record.ts'
import type { ContractPositionRow } from '../contract/position.ts'
import { toPool, type FillRow, type Mark, type PoolRow } from './record-events.ts'
import type { RecordRow } from './record-store.ts'
import {
  contractTrade,
  openPoolTrade,
  poolProfit,
  positionProfit,
  type PositionWithFills,
  type PriceAt,
  type RecordTrade,
} from './trades.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** Positions whose fills are read at a time. */
const PAGE = 50n

const POOLS = 'SELECT * FROM trader_pools WHERE trader_id = $1'
const POSITIONS = `SELECT p.* FROM trader_positions x JOIN contract_positions p ON p.id = x.position_id
  WHERE x.trader_id = $1 AND x.position_id > $2 ORDER BY x.position_id LIMIT ${PAGE}`
const OF_PAGE = (
  table: string,
) => `SELECT f.* FROM trader_positions x JOIN ${table} f ON f.position_id = x.position_id
  WHERE x.trader_id = $1 AND x.position_id > $2 AND x.position_id <= $3`
const FILLS = `${OF_PAGE('contract_fills')} ORDER BY f.position_id, f.number`
const FUNDINGS = `${OF_PAGE('contract_fundings')} ORDER BY f.position_id, f.time`

type FundingRow = Row & PositionWithFills['fundings'][number] & { readonly position_id: bigint }

/** The price lookup, and a yield point for long computations. */
export interface PricingContext {
  readonly priceAt: PriceAt
  /** Yields to the event loop when the time slice is used up. */
  readonly yieldIfDue: () => Promise<void>
}

/** The open positions of a record, up to where its ledger is scanned, with their fills and fundings. */
async function* openPositionsWithFills(reader: Reader, traderId: bigint): AsyncGenerator<PositionWithFills> {
  for (let after = 0n; ;) {
    const positions = await reader.query<ContractPositionRow>(POSITIONS, [traderId, after])
    const last = positions.at(-1)
    if (!last) return
    const range = [traderId, after, last.id]
    const fills = Map.groupBy(await reader.query<FillRow>(FILLS, range), fill => fill.position_id)
    const fundings = Map.groupBy(
      await reader.query<FundingRow>(FUNDINGS, range),
      funding => funding.position_id,
    )
    for (const position of positions) {
      yield {
        position,
        fills: fills.get(position.id) ?? [],
        fundings: fundings.get(position.id) ?? [],
      }
    }
    if (positions.length < PAGE) return
    after = last.id
  }
}

const wasOpen = ({ position }: PositionWithFills, time: number) =>
  position.opened_at <= time && (position.closed_at === null || position.closed_at > time)

/** The times of points before `until` that have no mark yet. */
export function missingMarks({ since, marked_to }: RecordRow, until: number): number[] {
  const [begun, marked] = [Number(since), Number(marked_to)]
  const next = marked < begun ? begun : (Math.floor(marked / HOUR) + 1) * HOUR
  if (next >= until) return []
  return pointTimes(begun, until).filter(time => time > marked && time < until)
}

/** The unrealized profit of a record's open trades at some times. */
export async function computeMarks(
  reader: Reader,
  traderId: bigint,
  times: readonly number[],
  { priceAt, yieldIfDue: pause }: PricingContext,
): Promise<Mark[]> {
  if (times.length === 0) return []
  const open = times.map(() => 0n)
  for (const row of await reader.query<PoolRow>(POOLS, [traderId])) {
    const pool = toPool(row)
    for (const [index, time] of times.entries()) {
      open[index]! += poolProfit(pool, priceAt(Number(row.product_id), time))
      await pause()
    }
  }
  for await (const story of openPositionsWithFills(reader, traderId)) {
    for (const [index, time] of times.entries()) {
      if (wasOpen(story, time)) open[index]! += positionProfit(story, time, priceAt)
      await pause()
    }
  }
  return times.map((time, index) => ({ time, open: open[index]! }))
}

/** All open trades of a record, and positions that were closed since its ledger was scanned. */
export async function readOpenTrades(
  reader: Reader,
  traderId: bigint,
  now: number,
  { priceAt, yieldIfDue: pause }: PricingContext,
): Promise<{ readonly trades: RecordTrade[]; readonly closed: ContractPositionRow[] }> {
  const pools = await reader.query<PoolRow>(POOLS, [traderId])
  const trades = pools.map(row => {
    const productId = Number(row.product_id)
    return openPoolTrade(productId, toPool(row), priceAt(productId, now))
  })
  const closed: ContractPositionRow[] = []
  for await (const story of openPositionsWithFills(reader, traderId)) {
    if (story.position.status === 'closed') closed.push(story.position)
    else trades.push(contractTrade(story, now, priceAt))
    await pause()
  }
  return { trades, closed }
}

const MARKS = 'SELECT time, open FROM trader_marks WHERE trader_id = $1 ORDER BY time'

/** All marks of a record, by time. */
export async function readMarks(reader: Reader, traderId: bigint): Promise<Map<number, bigint>> {
  const rows = await reader.query<{ time: bigint; open: bigint }>(MARKS, [traderId])
  return new Map(rows.map(({ time, open }) => [Number(time), open]))
}
