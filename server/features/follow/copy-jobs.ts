import { findDueCopy, listDueCopies, postponeDueCopy, type DueCopy } from './due-copies.ts'
import { advanceProgress, listTradersWithNewTrades, fanOutTrade, type ProgressRow } from './fan-out-trade.ts'
import { findTradeTransaction, listNewTrades, type TradeTransaction } from './trader-transactions.ts'
import { findTraderUser } from './trader.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listFailedItems } from '#server/kernel/failed-items.ts'
import { runJob, type DueItem, type Job, type JobRun } from '#server/kernel/job.ts'
import { copyDue, type Dependencies } from './copy-due.ts'
import { closingJob, maxLossJob } from './stop-jobs.ts'
import { recordJob } from './trader-records.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const FIND_TRADES_JOB = 'find trades to copy'
/** How far a failed copy is postponed, in milliseconds; the job's retries come sooner. */
const RETRY_DELAY = HOUR
/** Rows read at a time. */
const PAGE = 100

const ignore = () => {}

/** Makes a trade due for all followers, page by page. */
async function fanOut({ store }: Dependencies, traderId: bigint, userId: bigint, trade: TradeTransaction) {
  let after: bigint | undefined = 0n
  while (after !== undefined) after = await store.execute(fanOutTrade, { traderId, userId, trade, after })
}

/** A trade whose retry is due; undefined when it no longer exists. */
async function retryItem(ports: Dependencies, key: string): Promise<DueItem | undefined> {
  const [traderId, id] = key.split(':').map(BigInt)
  if (id === undefined) return undefined
  const trade = await findTradeTransaction(ports.store, id)
  const userId = await findTraderUser(ports.store, traderId!)
  if (!trade || userId === undefined) return undefined
  return { key, run: () => fanOut(ports, traderId!, userId, trade) }
}

/**
 * Finds new trades of followed traders and makes each due for each follow. Failed trades are quarantined, so that the scan of the ledger
 * can advance.
 */
function findTradesJob(ports: Dependencies): Job {
  const { store } = ports

  async function* tradeItems({ trader_id: traderId, user_id: userId, transaction_id }: ProgressRow) {
    for (let after = transaction_id; ;) {
      const { trades, until, isComplete: isAll } = await listNewTrades(store, userId, after)
      const failed: string[] = []
      for (const trade of trades) {
        const key = `${traderId}:${trade.id}`
        const run = async () => {
          failed.push(key)
          await fanOut(ports, traderId, userId, trade)
          failed.pop()
        }
        // Sequential: the last item is done, or has failed, when the next one is requested.
        yield { key, run }
      }
      const known = failed.length > 0 ? await listFailedItems(store, FIND_TRADES_JOB) : []
      // Do not advance past a failure that could not be stored.
      if (failed.some(key => !known.some(({ item }) => item === key))) return
      await store.execute(advanceProgress, { traderId, transactionId: until })
      if (isAll) return
      after = until
    }
  }

  /** Turns an error of one trader's scan into a failed item, so that the other traders are scanned. */
  async function* quarantineFailures(trader: ProgressRow): AsyncGenerator<DueItem> {
    try {
      yield* tradeItems(trader)
    } catch (error) {
      yield { key: `${trader.trader_id}`, run: () => Promise.reject(error as Error) }
    }
  }

  return {
    name: FIND_TRADES_JOB,
    intervalMs: 500,
    concurrency: 1,
    async *due({ retries }) {
      for (const key of retries) {
        const item = await retryItem(ports, key)
        if (item) yield item
      }
      for (let after = 0n; ;) {
        const traders = await listTradersWithNewTrades(store, after, PAGE)
        for (const trader of traders) yield* quarantineFailures(trader)
        const last = traders.at(-1)
        if (!last) return
        after = last.trader_id
      }
    },
  }
}

const bySequence = (a: DueCopy, b: DueCopy) =>
  Number(a.transaction_id - b.transaction_id || a.number - b.number)

/** How many follows copy at the same time. */
const CONCURRENCY = 8

/**
 * Places the due copies of all follows; sales wait for their market. Copies of one follow and product are placed one after the other, in
 * chronological order.
 */
function placeCopiesJob(ports: Dependencies, onCopied: (copies: number) => void): Job {
  const { store, market } = ports

  const copy = async (due: DueCopy) => {
    try {
      onCopied(await copyDue(ports, due))
    } catch (error) {
      const { follow_id: followId, source } = due
      await store.execute(postponeDueCopy, { followId, source, until: market.now() + RETRY_DELAY })
      throw error
    }
  }

  async function* inSequence(copies: AsyncIterable<DueCopy>): AsyncGenerator<DueItem> {
    const running = new Map<string, Promise<void>>()
    for await (const due of copies) {
      const queueKey = `${due.follow_id}:${due.product_id}`
      await running.get(queueKey)
      const work = () => {
        const copied = copy(due)
        const settled = copied.catch(ignore).finally(() => running.delete(queueKey))
        running.set(queueKey, settled)
        return copied
      }
      yield { key: `${due.follow_id}:${due.source}`, run: work }
    }
  }

  async function* dueCopies({ retries }: JobRun): AsyncGenerator<DueCopy> {
    const now = ports.market.now()
    const failed: DueCopy[] = []
    for (const key of retries) {
      const [followId = '', ...source] = key.split(':')
      const due = await findDueCopy(store, BigInt(followId), source.join(':'))
      if (due) failed.push(due)
    }
    // In sequence: one that is yielded before its predecessor takes another run.
    yield* failed.toSorted(bySequence)
    for (let after: DueCopy | undefined; ;) {
      const rows = await listDueCopies(store, now, after, PAGE)
      yield* rows
      after = rows.at(-1)
      if (!after || rows.length < PAGE) return
    }
  }

  return {
    name: 'copy trades',
    intervalMs: 500,
    concurrency: CONCURRENCY,
    due: run => inSequence(dueCopies(run)),
  }
}

/**
 * The jobs that copy trades for followers and compute the traders' records. Each copy is recorded in its own transaction, so that jobs
 * may be killed, restarted and run on several nodes without copying anything twice. An opening older than MAX_COPY_AGE is not copied.
 */
export function copyJobs(ports: Dependencies): Job[] {
  return [
    findTradesJob(ports),
    placeCopiesJob(ports, ignore),
    maxLossJob(ports),
    closingJob(ports, ignore),
    recordJob(ports),
  ]
}

/** Runs all copy jobs once. @returns how many copies were placed or skipped */
export async function copyTradesOnce(ports: Dependencies): Promise<number> {
  let copied = 0
  const count = (copies: number) => void (copied += copies)
  const services = { store: ports.store, clock: ports.market, log: silentLog }
  const jobs = [
    findTradesJob(ports),
    placeCopiesJob(ports, count),
    maxLossJob(ports),
    closingJob(ports, count),
  ]
  for (const job of jobs) await runJob(services, job)
  return copied
}
