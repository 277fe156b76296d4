import { setImmediate } from 'node:timers/promises'
import { pointTimes, recordFromTotals, type RecordPoint, type RecordTotals } from '#src/lib/trader-record.ts'
import { closedTrade, foldEvent, readEvent, type TradeEvent } from './record-fold.ts'
import { computeMarks, missingMarks, readMarks, readOpenTrades, type Pricing } from './record-marks.ts'
import {
  findRecordRow,
  findTrader,
  listWaitingRecords,
  postponeRecord,
  readDetails,
  storeRecord,
  type RecordRow,
  type StoredFigures,
  type WaitingRecord,
} from './record-store.ts'
import { sumTrades } from './record-sums.ts'
import { findTraderNews } from './trader-news.ts'
import { netOf, printTrade, type PriceAt, type Trade } from './trades.ts'
import type { Services } from '#server/services.ts'
import type { DueItem, Job } from '#server/kernel/job.ts'
import { createSlices } from '#server/kernel/slices.ts'
import { printMoney } from '#server/ledger/units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { parseUnits } from '#src/lib/contract-math.ts'
import type { Market } from '#server/market/market.ts'

type Ports = Pick<Services, 'store' | 'market'>

/** A record is computed at most this often, in milliseconds. */
const REST = 60_000
/** And rests so many times as long as it took: a long one takes a fiftieth of a processor at most. */
const REST_SHARE = 50
/** Trades of one trader that a run looks at: who has more goes on in the next one, after all others. */
const MOST_EVENTS = 200
/** Milliseconds that a run takes: what is left is due in the next one, so that all records together take a share only. */
const RUN = 200
/** Records that are looked at together. */
const PAGE = 100
/** As many open trades as an answer holds; see TraderDetail in openapi/schemas/follow.yaml. */
const MOST_LISTED = 500

/** The price of a product at a moment, for what is computed from prices. */
export const priceAtOf =
  (market: Market): PriceAt =>
  (productId, time) => {
    const product = getProduct(productId)
    return parseUnits.price(market.quote(product, time).nowPrice)
  }

/** Adds an event to a record, with the marks of the moments before it; undefined when another node was quicker. */
async function fold(
  { store }: Ports,
  record: RecordRow,
  transactionId: bigint,
  event: TradeEvent,
  pricing: Pricing,
  until = 'time' in event ? event.time : 0,
): Promise<RecordRow | undefined> {
  const times = missingMarks(record, until)
  const marks = await computeMarks(store, record.trader_id, times, pricing)
  const markedTo = marks.length > 0 ? BigInt(until - 1) : record.marked_to
  return store.execute(foldEvent, { record, transactionId, event, marks, markedTo })
}

/** Adds what is new in a trader's ledger to the record; undefined when there is more, or when another node was quicker. */
async function catchUp(ports: Ports, begun: RecordRow, pricing: Pricing): Promise<RecordRow | undefined> {
  let record: RecordRow | undefined = begun
  for (let events = 0; ;) {
    const news = await findTraderNews(ports.store, record.user_id, record.transaction_id)
    for (const trade of news.trades) {
      if (events++ === MOST_EVENTS) return undefined
      const event = await readEvent(ports.store, record.since, trade)
      record = await fold(ports, record, trade.id, event, pricing)
      if (!record) return undefined
      await pricing.pause()
    }
    if (news.until > record.transaction_id) {
      record = await fold(ports, record, news.until, { kind: 'none' }, pricing)
      if (!record) return undefined
    }
    if (news.isAll) return record
  }
}

const NOTHING: TradeEvent = { kind: 'none' }

interface Sums {
  readonly sums: Pick<RecordTotals, 'wins' | 'capital' | 'realised' | 'fees'>
  readonly realisedAt: readonly string[]
}

/** What the trades come to, added up anew where there is news; prices alone change nothing of it. */
async function sumsOf(
  { store }: Ports,
  record: RecordRow,
  open: readonly Trade[],
  times: readonly number[],
  pricing: Pricing,
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
  const found = await sumTrades(store, { traderId, closedTrades, open, times, pause: pricing.pause })
  const fees = open.reduce((sum, trade) => sum + trade.fees, found.fees)
  const { wins } = found
  return {
    sums: {
      wins,
      capital: printMoney(found.capital),
      realised: printMoney(found.realised),
      fees: printMoney(fees),
    },
    realisedAt: found.realisedAt.map(printMoney),
  }
}

/** Brings a record up to what its trader has done, and to the prices of this moment. */
export async function refreshRecord(ports: Ports, traderId: bigint): Promise<void> {
  const { store, market } = ports
  const begun = performance.now()
  const pricing: Pricing = { priceAt: priceAtOf(market), pause: createSlices() }
  const stored = await findRecordRow(store, traderId)
  if (!stored) return
  let record = await catchUp(ports, stored, pricing)
  if (!record) return void (await store.execute(postponeRecord, { traderId, until: market.now() }))

  const now = market.now()
  const { trades: open, closed } = await readOpenTrades(store, traderId, now, pricing)
  for (const position of closed) {
    const trade = await closedTrade(store, position)
    const event = { kind: 'closed', trade, positionId: position.id, time: trade.closedAt! } as const
    record = await fold(ports, record, record.transaction_id, event, pricing)
    if (!record) return
  }
  record = await fold(ports, record, record.transaction_id, NOTHING, pricing, now)
  if (!record) return
  // What has been closed since the ledger was looked at is news, too.
  const known = closed.length > 0 ? { ...record, figures_at: -1n } : record
  const times = pointTimes(Number(record.since), now)
  const { sums, realisedAt } = await sumsOf(ports, known, open, times, pricing)
  const total = printMoney(open.reduce((sum, trade) => sum + netOf(trade), 0n))
  const marks = await readMarks(store, traderId)
  const points: RecordPoint[] = times.map((time, index) => ({
    time,
    realised: realisedAt[index]!,
    open: index === times.length - 1 ? total : printMoney(marks.get(time) ?? 0n),
  }))
  await pricing.pause()
  const closedTrades = Number(record.closed_trades)
  const figures = recordFromTotals({ ...sums, closedTrades, openTrades: open.length, open: total }, points)
  await store.execute(storeRecord, {
    traderId,
    transactionId: record.transaction_id,
    closedTrades: record.closed_trades,
    figures: { ...figures, since: Number(record.since), until: now },
    points,
    openTrades: open.slice(0, MOST_LISTED).map(printTrade),
    dueAt: now + Math.max(REST, Math.ceil((performance.now() - begun) * REST_SHARE)),
  })
}

/** Computes the records of those who trade in public, each once a minute at most, and only where something has changed. */
export function recordJob(ports: Ports): Job {
  const toItem = (id: bigint): DueItem => ({ key: `${id}`, work: () => refreshRecord(ports, id) })
  return {
    name: 'compute records of traders',
    every: 1000,
    concurrency: 1,
    async *due({ retries }) {
      const now = ports.market.now()
      const begun = performance.now()
      for (const key of retries) yield toItem(BigInt(key))
      for (let after: WaitingRecord | undefined; ;) {
        const rows = await listWaitingRecords(ports.store, now, after, PAGE)
        for (const { id, is_due } of rows) {
          if (is_due === 1n) yield toItem(id)
          if (performance.now() - begun > RUN) return
        }
        after = rows.at(-1)
        if (!after || rows.length < PAGE) return
        await setImmediate()
      }
    },
  }
}
