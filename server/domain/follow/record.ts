import { pointTimes, realisedAt, recordOf } from '../../../src/lib/trader-record.ts'
import type { RecordFigures, RecordedPoint } from '../../../src/lib/trader-record.ts'
import type { Reader, Row } from '../../kernel/store.ts'
import { printMoney } from '../../ledger/units.ts'
import type { ContractPositionRow } from '../contract/position.ts'
import type { SpotOrderRow } from '../spot/order.ts'
import { contractSpan, contractTrade, printTrade, spotTrades } from './trades.ts'
import type { OpenSpan, PositionStory, PriceAt } from './trades.ts'

type PrintedTrade = ReturnType<typeof printTrade>

/** A record with everything that it is computed from; decimal strings. */
export interface TraderRecord extends RecordFigures {
  readonly since: number
  readonly until: number
  /** Newest first. */
  readonly closed: readonly (PrintedTrade & { readonly closedAt: number })[]
  readonly stillOpen: readonly PrintedTrade[]
  readonly points: readonly RecordedPoint[]
}

const SPOT = `SELECT * FROM spot_orders WHERE user_id = $1 AND status = 'filled' AND closed_at >= $2 ORDER BY closed_at, id`
const POSITIONS = 'SELECT * FROM contract_positions WHERE user_id = $1 AND opened_at >= $2 ORDER BY id'
const FILLS = `SELECT f.* FROM contract_fills f JOIN contract_positions p ON p.id = f.position_id
  WHERE p.user_id = $1 AND p.opened_at >= $2 ORDER BY f.position_id, f.number`
const FUNDINGS = `SELECT f.* FROM contract_fundings f JOIN contract_positions p ON p.id = f.position_id
  WHERE p.user_id = $1 AND p.opened_at >= $2 ORDER BY f.position_id, f.time`

type FillRow = Row & PositionStory['fills'][number] & { readonly position_id: bigint }
type FundingRow = Row & PositionStory['fundings'][number] & { readonly position_id: bigint }

async function readStories(reader: Reader, params: readonly bigint[]): Promise<PositionStory[]> {
  const [positions, fills, fundings] = await Promise.all([
    reader.query<ContractPositionRow>(POSITIONS, params),
    reader.query<FillRow>(FILLS, params),
    reader.query<FundingRow>(FUNDINGS, params),
  ])
  const fillsOf = Map.groupBy(fills, fill => fill.position_id)
  const fundingsOf = Map.groupBy(fundings, funding => funding.position_id)
  return positions.map(position => ({
    position,
    fills: fillsOf.get(position.id) ?? [],
    fundings: fundingsOf.get(position.id) ?? [],
  }))
}

/** What everything that was open at a moment had come to. */
const openAt = (spans: readonly OpenSpan[], time: number, priceAt: PriceAt): bigint =>
  spans.reduce(
    (gain, span) =>
      span.from <= time && (span.to === null || span.to > time) ? gain + span.gainAt(time, priceAt) : gain,
    0n,
  )

/**
 * The record of an account since a moment, computed anew from its filled spot orders and contract positions; see
 * src/lib/trader-record.ts for what its figures are.
 */
export async function readRecord(
  reader: Reader,
  { user_id, since }: { readonly user_id: bigint; readonly since: bigint },
  now: number,
  priceAt: PriceAt,
): Promise<TraderRecord> {
  const params = [user_id, since]
  const [orders, stories] = await Promise.all([
    reader.query<SpotOrderRow>(SPOT, params),
    readStories(reader, params),
  ])
  const spot = spotTrades(orders, now, priceAt)
  const contracts = stories.map(story => contractTrade(story, now, priceAt))
  const trades = [...spot.trades, ...contracts].map(printTrade)
  const spans = [...spot.spans, ...stories.map(contractSpan)]
  const times = pointTimes(Number(since), now)
  const realised = realisedAt(trades, times)
  const points = times.map((time, index) => ({
    time,
    realised: realised[index]!,
    open: printMoney(openAt(spans, time, priceAt)),
  }))
  const closed = trades
    .flatMap(trade => (trade.closedAt === null ? [] : [{ ...trade, closedAt: trade.closedAt }]))
    .toSorted((a, b) => b.closedAt - a.closedAt || (a.id < b.id ? 1 : -1))
  return {
    ...recordOf(trades, points),
    since: Number(since),
    until: now,
    closed,
    stillOpen: trades.filter(trade => trade.closedAt === null),
    points,
  }
}
