import { setImmediate } from 'node:timers/promises'
import {
  pointTimes,
  recordFromTotals,
  type RecordPoint,
  type RecordTotals,
} from '#src/lib/trading/trader-record.ts'
import { closedTrade, applyRecordEvent, readEvent, type TradeEvent } from './record-events.ts'
import { computeMarks, missingMarks, readMarks, readOpenTrades, type PricingContext } from './record-marks.ts'
import {
  findRecordRow,
  findTrader,
  listRecordCandidates,
  postponeRecord,
  readDetails,
  storeRecord,
  type RecordRow,
  type StoredFigures,
  type RecordCandidate,
} from './record-store.ts'
import { sumTrades } from './record-sums.ts'
import { listNewTrades } from './trader-transactions.ts'
import { netOf, formatTrade, type PriceAt, type RecordTrade } from './trades.ts'
import type { Services } from '#server/services.ts'
import type { DueItem, Job } from '#server/kernel/job.ts'
import { createYieldPoint } from '#server/kernel/time-slices.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { parsePrice, formatMoney } from '#src/lib/money/minor-units.ts'
import type { Market } from '#server/market/market.ts'

type Dependencies = Pick<Services, 'store' | 'market'>

/** A record is computed at most this often, in milliseconds. */
const MIN_INTERVAL = 60_000
/** The interval is at least this many times the computing time, so that a record takes at most 2% of a processor. */
const INTERVAL_FACTOR = 50
/** Trades of one trader per run; a trader with more continues in the next run, after all others. */
const MAX_EVENTS = 200
/** Milliseconds of one run; the rest is due in the next run, which limits the total load. */
const RUN_BUDGET = 200
/** Records read at a time. */
const PAGE = 100
/** The maximum of open trades in an answer; see TraderDetail in openapi/schemas/follow.yaml. */
const MAX_OPEN_TRADES = 500

/** A price lookup by product and time. */
export const createPriceAt =
  (market: Market): PriceAt =>
  (productId, time) => {
    const product = getProduct(productId)
    return parsePrice(market.quote(product, time).nowPrice)
  }

/** Applies an event to a record, with the marks before it; undefined when another node was quicker. */
async function applyEvent(
  { store }: Dependencies,
  record: RecordRow,
  transactionId: bigint,
  event: TradeEvent,
  pricing: PricingContext,
  until = 'time' in event ? event.time : 0,
): Promise<RecordRow | undefined> {
  const times = missingMarks(record, until)
  const marks = await computeMarks(store, record.trader_id, times, pricing)
  const markedTo = marks.length > 0 ? BigInt(until - 1) : record.marked_to
  return store.execute(applyRecordEvent, { record, transactionId, event, marks, markedTo })
}

/** Applies new transactions of a trader to the record; undefined when there are more, or when another node was quicker. */
async function applyNewTrades(
  ports: Dependencies,
  begun: RecordRow,
  pricing: PricingContext,
): Promise<RecordRow | undefined> {
  let record: RecordRow | undefined = begun
  for (let events = 0; ;) {
    const news = await listNewTrades(ports.store, record.user_id, record.transaction_id)
    for (const trade of news.trades) {
      if (events++ === MAX_EVENTS) return undefined
      const event = await readEvent(ports.store, record.since, trade)
      record = await applyEvent(ports, record, trade.id, event, pricing)
      if (!record) return undefined
      await pricing.yieldIfDue()
    }
    if (news.until > record.transaction_id) {
      record = await applyEvent(ports, record, news.until, { kind: 'none' }, pricing)
      if (!record) return undefined
    }
    if (news.isComplete) return record
  }
}

const NO_EVENT: TradeEvent = { kind: 'none' }

interface Sums {
  readonly sums: Pick<RecordTotals, 'wins' | 'capital' | 'realised' | 'fees'>
  readonly realisedAt: readonly string[]
}

/** The sums over the trades: stored ones while there are no new transactions, as prices do not change them. */
async function readSums(
  { store }: Dependencies,
  record: RecordRow,
  open: readonly RecordTrade[],
  times: readonly number[],
  pricing: PricingContext,
): Promise<Sums> {
  const { trader_id: traderId, closed_trades: closedTrades } = record
  const known = await findTrader(store, traderId)
  if (known?.figures && record.figures_at === record.transaction_id) {
    const { wins, capital, realised, fees } = JSON.parse(known.figures) as StoredFigures
    const { points } = await readDetails(store, traderId)
    const before = new Map(points.map(point => [point.time, point.realised]))
    return {
      sums: { wins, capital, realised, fees },
      realisedAt: times.map(time => before.get(time) ?? realised),
    }
  }
  const found = await sumTrades(store, {
    traderId,
    closedTrades,
    open,
    times,
    yieldIfDue: pricing.yieldIfDue,
  })
  const fees = open.reduce((sum, trade) => sum + trade.fees, found.fees)
  const { wins } = found
  return {
    sums: {
      wins,
      capital: formatMoney(found.capital),
      realised: formatMoney(found.realised),
      fees: formatMoney(fees),
    },
    realisedAt: found.realisedAt.map(formatMoney),
  }
}

/** Updates a record to the trader's latest transactions and to current prices. */
export async function refreshRecord(ports: Dependencies, traderId: bigint): Promise<void> {
  const { store, market } = ports
  const begun = performance.now()
  const pricing: PricingContext = { priceAt: createPriceAt(market), yieldIfDue: createYieldPoint() }
  const stored = await findRecordRow(store, traderId)
  if (!stored) return
  let record = await applyNewTrades(ports, stored, pricing)
  if (!record) return void (await store.execute(postponeRecord, { traderId, until: market.now() }))

  const now = market.now()
  const { trades: open, closed } = await readOpenTrades(store, traderId, now, pricing)
  for (const position of closed) {
    const trade = await closedTrade(store, position)
    const event = { kind: 'closed', trade, positionId: position.id, time: trade.closedAt! } as const
    record = await applyEvent(ports, record, record.transaction_id, event, pricing)
    if (!record) return
  }
  record = await applyEvent(ports, record, record.transaction_id, NO_EVENT, pricing, now)
  if (!record) return
  // Positions closed since the ledger was scanned require new sums, too.
  const known = closed.length > 0 ? { ...record, figures_at: -1n } : record
  const times = pointTimes(Number(record.since), now)
  const { sums, realisedAt } = await readSums(ports, known, open, times, pricing)
  const total = formatMoney(open.reduce((sum, trade) => sum + netOf(trade), 0n))
  const marks = await readMarks(store, traderId)
  const points: RecordPoint[] = times.map((time, index) => ({
    time,
    realised: realisedAt[index]!,
    open: index === times.length - 1 ? total : formatMoney(marks.get(time) ?? 0n),
  }))
  await pricing.yieldIfDue()
  const closedTrades = Number(record.closed_trades)
  const figures = recordFromTotals({ ...sums, closedTrades, openTrades: open.length, open: total }, points)
  await store.execute(storeRecord, {
    traderId,
    transactionId: record.transaction_id,
    closedTrades: record.closed_trades,
    figures: { ...figures, since: Number(record.since), until: now },
    points,
    openTrades: open.slice(0, MAX_OPEN_TRADES).map(formatTrade),
    dueAt: now + Math.max(MIN_INTERVAL, Math.ceil((performance.now() - begun) * INTERVAL_FACTOR)),
  })
}

/** Computes the records of traders, each at most once a minute, and only where something has changed. */
export function recordJob(ports: Dependencies): Job {
  const toItem = (id: bigint): DueItem => ({ key: `${id}`, run: () => refreshRecord(ports, id) })
  return {
    name: 'compute records of traders',
    intervalMs: 1000,
    concurrency: 1,
    async *due({ retries }) {
      const now = ports.market.now()
      const begun = performance.now()
      for (const key of retries) yield toItem(BigInt(key))
      for (let after: RecordCandidate | undefined; ;) {
        const rows = await listRecordCandidates(ports.store, now, after, PAGE)
        for (const { id, is_due } of rows) {
          if (is_due === 1n) yield toItem(id)
          if (performance.now() - begun > RUN_BUDGET) return
        }
        after = rows.at(-1)
        if (!after || rows.length < PAGE) return
        await setImmediate()
      }
    },
  }
}
