/**
 * What price alerts cost: processor time of their job on the sandbox's market of 1,000 ticks/s, alternately without alerts and with
 * 100,000, some of which fire all the time; and the time from the tick that reaches an alert to the frame that tells it.
 *
 *   npx node tests/bench/alerts.ts       SQLite, in folders beside the system's temporary files (BENCH_DIR: elsewhere)
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createConfiguredMarket, openConfiguredStore } from '#server/create-services.ts'
import { generateToken, hashToken, insertSession } from '#server/auth/sessions.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { silentLog } from '#server/kernel/log.ts'
import { finish, send, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { createMessageFeed } from '#server/message-feed.ts'
import { median, printComparison, takeTurns } from './support/compare.ts'

const TURNS = 4
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const ALERTS = 100_000
const CHUNK = 500
/** Milliseconds of processor time per second. */
const CPU_BUDGET = 100
/** Milliseconds from the tick to the frame, at p99. */
const LATENCY_BUDGET = 1000
const USER = 1n

const INSERT = `INSERT INTO alerts(id, user_id, product_id, condition, value, is_repeating, status, side, trigger_price, is_armed, base,
  since, created_at, fired_at, fired_price) VALUES ($1, $2, $3, $4, $5, 0, 'open', $6, $5, 1, NULL, $7, $7, NULL, NULL)`

/** A store with a signed-in person, and that many alerts of that person up to 20% away from the market, more of them near it. */
async function prepare(count: number) {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'fairline-bench-'))
  const config = readConfig({ DATA_DIR: dataDir })
  const store = await openConfiguredStore(config, Date)
  const market = createConfiguredMarket(config, Date, { seed: 1 })
  const token = generateToken()
  function* signIn(context: Context): Steps<void> {
    return yield* finish(undefined, ...insertSession(context, { token, userId: USER, userAgent: null }))
  }
  await store.execute(signIn, undefined)
  const now = BigInt(Date.now())
  const prices = market.products.map(product => parsePrice(market.quote(product).nowPrice))
  const statements = Array.from({ length: count }, (_, index): Statement => {
    const at = index % market.products.length
    const price = prices[at]!
    const isRise = index % 2 === 0
    const step = BigInt(1 + (Math.floor(index / market.products.length) % 200))
    const distance = (price * step * step) / 200_000n + 1n
    const trigger = isRise ? price + distance : price - distance
    const productId = BigInt(market.products[at]!.productId)
    const condition = isRise ? 'above' : 'below'
    return [INSERT, [BigInt(index + 1), USER, productId, condition, trigger, isRise ? 2n : 1n, now]]
  })
  for (let at = 0; at < count; at += CHUNK) {
    await store.execute(() => send(...statements.slice(at, at + CHUNK)), undefined)
  }
  const jobs = marketJobs({ store, market }).filter(({ name }) => name === 'match alerts')
  return { dataDir, store, jobs, caller: { userId: USER, tokenHash: hashToken(token) } }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const latencies: number[] = []

/** Runs the job and one stream. @returns processor time in milliseconds per second */
async function measure({ store, jobs, caller }: Prepared): Promise<number> {
  const scheduler = startJobs({ store, clock: Date, log: silentLog }, jobs)
  const feed = createMessageFeed(store, Date.now, () => listen())
  let countedFrom = Number.POSITIVE_INFINITY
  const channel = feed.channel(await feed.open(caller))!
  const listen = () => {
    const frame = channel.next(Date.now())
    if (!frame) return
    const { rows } = JSON.parse(`${frame.plain}`.split('data: ')[1]!) as {
      rows: { params: { time: string } }[]
    }
    for (const { params } of rows) {
      const time = Number(params.time)
      if (time >= countedFrom) latencies.push(Date.now() - time)
    }
  }
  // As the hub does: at once when there is something, and in every period.
  const listening = setInterval(listen, channel.period)
  // The first runs look back to the end of the last turn, and tell late what was reached meanwhile.
  await new Promise(resolve => setTimeout(resolve, 4000))
  countedFrom = Date.now()
  const before = process.cpuUsage()
  const begun = performance.now()
  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000))
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - begun) / 1000
  clearInterval(listening)
  await scheduler.stop()
  return (user + system) / 1000 / seconds
}

const [alone, crowded] = [await prepare(0), await prepare(ALERTS)]
const turns = await takeTurns(
  TURNS,
  () => measure(alone),
  () => measure(crowded),
)
printComparison('processor time with 100,000 alerts', turns, {
  reference: 'without',
  unit: 'ms/s',
  digits: 1,
})
const cost = median(turns.map(({ reference, contender }) => contender - reference))
const sorted = latencies.toSorted((one, other) => one - other)
const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
const verdict = (value: number, budget: number) => (value <= budget ? 'met' : 'missed')
console.log(
  `the alerts alone: ${cost.toFixed(1)} ms/s, budget ≤ ${CPU_BUDGET}: ${verdict(cost, CPU_BUDGET)}\n` +
    `from the tick to the frame: p50 ${median(sorted)} ms, p99 ${p99} ms of ${sorted.length}, budget ≤ ${LATENCY_BUDGET}: ${verdict(p99, LATENCY_BUDGET)}`,
)
if (cost > CPU_BUDGET || !(p99 <= LATENCY_BUDGET)) process.exitCode = 1
for (const { store, dataDir } of [alone, crowded]) {
  await store.close()
  rmSync(dataDir, { recursive: true })
}
