import { findDueCopy, listDueCopies, postponeDueCopy, type DueCopy } from './due-copies.ts'
import { advanceProgress, listTradersWithNews, spreadTrade, type ProgressRow } from './spread-trade.ts'
import { findTradeTransaction, findTraderNews, type TradeTransaction } from './trader-news.ts'
import { findTraderUser } from './trader.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listFailedItems } from '#server/kernel/failed-items.ts'
import { runJob, type DueItem, type Job, type JobRun } from '#server/kernel/job.ts'
import { copyDue, type Ports } from './copy-due.ts'
import { closingJob, stopLosersJob } from './stop-follows.ts'
import { recordJob } from './trader-records.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const FIND = 'find trades to copy'
/** After a failure, until the scheduler asks for it again; it does so sooner. In milliseconds. */
const FAILED_REST = HOUR
/** Rows that are read at once. */
const PAGE = 100

const ignore = () => {}

/** Makes a trade due for everybody who follows, page after page. */
async function spread({ store }: Ports, traderId: bigint, userId: bigint, trade: TradeTransaction) {
  let after: bigint | undefined = 0n
  while (after !== undefined) after = await store.execute(spreadTrade, { traderId, userId, trade, after })
}

/** A trade that failed before; undefined when it is not there any more. */
async function tradeToRetry(ports: Ports, key: string): Promise<DueItem | undefined> {
  const [traderId, id] = key.split(':').map(BigInt)
  if (id === undefined) return undefined
  const trade = await findTradeTransaction(ports.store, id)
  const userId = await findTraderUser(ports.store, traderId!)
  if (!trade || userId === undefined) return undefined
  return { key, work: () => spread(ports, traderId!, userId, trade) }
}

/**
 * Looks at what traders who are followed have traded since it was last looked at, and makes each trade due for each following. What
 * fails is known by its failure, so that the ledger is looked at farther all the same.
 */
function findingJob(ports: Ports): Job {
  const { store } = ports

  async function* ofTrader({ trader_id: traderId, user_id: userId, transaction_id }: ProgressRow) {
    for (let after = transaction_id; ;) {
      const { trades, until, isAll } = await findTraderNews(store, userId, after)
      const failed: string[] = []
      for (const trade of trades) {
        const key = `${traderId}:${trade.id}`
        const work = async () => {
          failed.push(key)
          await spread(ports, traderId, userId, trade)
          failed.pop()
        }
        // One after the other: what was given last is done, or has failed, when the next is asked for.
        yield { key, work }
      }
      const known = failed.length > 0 ? await listFailedItems(store, FIND) : []
      // A failure that could not be stored would be forgotten.
      if (failed.some(key => !known.some(({ item }) => item === key))) return
      await store.execute(advanceProgress, { traderId, transactionId: until })
      if (isAll) return
      after = until
    }
  }

  /** What fails for a trader as a whole is that trader's failure: the next ones are looked at. */
  async function* putAside(trader: ProgressRow): AsyncGenerator<DueItem> {
    try {
      yield* ofTrader(trader)
    } catch (error) {
      yield { key: `${trader.trader_id}`, work: () => Promise.reject(error as Error) }
    }
  }

  return {
    name: FIND,
    every: 500,
    concurrency: 1,
    async *due({ retries }) {
      for (const key of retries) {
        const item = await tradeToRetry(ports, key)
        if (item) yield item
      }
      for (let after = 0n; ;) {
        const traders = await listTradersWithNews(store, after, PAGE)
        for (const trader of traders) yield* putAside(trader)
        const last = traders.at(-1)
        if (!last) return
        after = last.trader_id
      }
    },
  }
}

const byTurn = (a: DueCopy, b: DueCopy) => Number(a.transaction_id - b.transaction_id || a.number - b.number)

/** Followings that copy beside each other. */
const BESIDE = 8

/**
 * Copies what is due for each following; what is to be sold waits for its market. Of one following and product one after the other, in
 * the order of time.
 */
function copyingJob(ports: Ports, onCopied: (copies: number) => void): Job {
  const { store, market } = ports

  const copy = async (due: DueCopy) => {
    try {
      onCopied(await copyDue(ports, due))
    } catch (error) {
      const { follow_id: followId, source } = due
      await store.execute(postponeDueCopy, { followId, source, until: market.now() + FAILED_REST })
      throw error
    }
  }

  async function* inTurn(copies: AsyncIterable<DueCopy>): AsyncGenerator<DueItem> {
    const busy = new Map<string, Promise<void>>()
    for await (const due of copies) {
      const place = `${due.follow_id}:${due.product_id}`
      await busy.get(place)
      const work = () => {
        const copied = copy(due)
        const settled = copied.catch(ignore).finally(() => busy.delete(place))
        busy.set(place, settled)
        return copied
      }
      yield { key: `${due.follow_id}:${due.source}`, work }
    }
  }

  async function* found({ retries }: JobRun): AsyncGenerator<DueCopy> {
    const now = ports.market.now()
    const failed: DueCopy[] = []
    for (const key of retries) {
      const [followId = '', ...source] = key.split(':')
      const due = await findDueCopy(store, BigInt(followId), source.join(':'))
      if (due) failed.push(due)
    }
    // In their turn: one that is given before another that it waits for takes a run more.
    yield* failed.toSorted(byTurn)
    for (let after: DueCopy | undefined; ;) {
      const rows = await listDueCopies(store, now, after, PAGE)
      yield* rows
      after = rows.at(-1)
      if (!after || rows.length < PAGE) return
    }
  }

  return { name: 'copy trades', every: 500, concurrency: BESIDE, due: run => inTurn(found(run)) }
}

/**
 * What copies the trades of traders for those who follow them, and keeps their records. What was copied is named in the transaction of
 * the copy itself: any of it may be killed and begin anew, and run on several nodes, and nothing is copied twice. An opening more
 * than COPY_WITHIN old is not copied.
 */
export function copyJobs(ports: Ports): Job[] {
  return [
    findingJob(ports),
    copyingJob(ports, ignore),
    stopLosersJob(ports),
    closingJob(ports, ignore),
    recordJob(ports),
  ]
}

/** Runs everything that copies once. @returns how many copies were placed or named as not copied */
export async function copyTrades(ports: Ports): Promise<number> {
  let copied = 0
  const count = (copies: number) => void (copied += copies)
  const services = { store: ports.store, clock: ports.market, log: silentLog }
  const jobs = [findingJob(ports), copyingJob(ports, count), stopLosersJob(ports), closingJob(ports, count)]
  for (const job of jobs) await runJob(services, job)
  return copied
}
