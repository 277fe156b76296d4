import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { CandleSource } from './candles/candle-source.ts'
import type { SecretBox } from './auth/secret-box.ts'
import { openSecretBox, sealEarlierSecrets } from './auth/secrets-key.ts'
import type { Config } from './config.ts'
import type { Spec } from './openapi/spec.ts'
import { openListeners } from './http/listen.ts'
import { openMetricsListener } from './http/metrics-listener.ts'
import { handlers } from './handlers.ts'
import { createMetrics } from './metrics.ts'
import type { Services } from './services.ts'
import { checkDaily } from './kernel/sqlite/integrity-check.ts'
import { databaseFile } from './kernel/open-store.ts'
import { createSandboxClock } from './kernel/sandbox-clock.ts'
import type { Log } from './kernel/log.ts'
import { sharesOf, singleItemJob, type Job } from './kernel/job.ts'
import { migrations } from './features/schema.ts'
import { createDatabaseClock } from './nodes/database-clock.ts'
import { startNode, type Node } from './nodes/node.ts'
import { startJobs } from './jobs/scheduler.ts'
import { backgroundJobs } from './background-jobs.ts'
import { startConfiguredCandles } from './start-candles.ts'
import { latestProgress } from './kernel/job-progress.ts'
import { logSandboxAccounts } from './sandbox/log-sandbox-accounts.ts'
import { warmUp } from './warm-up.ts'
import { seedSandbox } from './sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from './sandbox/seed/scenario.ts'
import {
  createServices,
  openConfiguredMarket,
  openConfiguredStore,
  type OpenedMarket,
} from './create-services.ts'

const ROOT = join(import.meta.dirname, '..')
/** A back end that accepts connections. */
export interface RunningServer {
  /** The URL of each line, with the actual ports, also when port 0 was requested. */
  readonly urls: readonly string[]
  /** The URL of the metrics' port; undefined without one. */
  readonly metricsUrl: string | undefined
  /** Settles with the reason when this node has to end, such as a database that a newer version has changed. */
  readonly ended: Promise<string>
  /** Tells /readyz first; then stops accepting, finishes what is in flight, ends streams, closes the store; at most ten seconds. */
  stop(): Promise<void>
}

/** Reads the bundled specification. */
export async function readSpec(): Promise<Spec> {
  return JSON.parse(await readFile(join(ROOT, 'openapi/bundle.json'), 'utf8')) as Spec
}

/** Checks the embedded database's file in the background. What is found is logged, and makes /readyz fail. */
function checkDatabaseFile({ config, store, log }: Services): { stop(): Promise<void> } | undefined {
  const { databaseUrl, dataDir } = config
  if (databaseUrl || !store.damage) return undefined
  const file = databaseFile(dataDir)
  const onError = (error: unknown) => log.error('database not checked', error, { file })
  return checkDaily({ file, damage: store.damage, onError })
}

/** How the database's clock, the node and the sandbox's time are put together. */
async function openDatabase(config: Config, log: Log) {
  const instance = randomUUID()
  const databaseClock = createDatabaseClock()
  const sandboxClock = createSandboxClock(databaseClock)
  const clock = createSettableClock(sandboxClock)
  const onNotice = (notice: string) => log.error('store', new Error(notice))
  const store = await openConfiguredStore(config, clock, { onNotice, instance })
  return { instance, databaseClock, sandboxClock, clock, store }
}

/** Where the clock was set back while the back end was down, it stands still until it has caught up: the prices in between have been seen. */
async function standStill(
  { sandboxClock, store }: Awaited<ReturnType<typeof openDatabase>>,
  log: Log,
): Promise<void> {
  const seen = await latestProgress(store)
  if (seen === undefined) return
  const behind = seen - sandboxClock.now()
  sandboxClock.notBefore(seen)
  if (behind > 1000)
    log.error(
      'clock',
      new Error(`It was set back: prices stand still for ${behind} ms, until it has caught up.`),
    )
}

/** Joins the other processes of the database; undefined where there are none. */
function joinOthers(
  { instance, databaseClock, store }: Awaited<ReturnType<typeof openDatabase>>,
  { log, onEnd }: { log: Log; onEnd: (reason: string) => void },
): Promise<Node> | undefined {
  const { lane, nodeId } = { lane: store.lane?.(), nodeId: store.nodeId ?? 0 }
  const schemaVersion = migrations.length
  return lane && startNode({ lane, clock: databaseClock, log, nodeId, instance, schemaVersion, onEnd })
}

/** What stands on the database. */
interface OpenedParts extends OpenedMarket {
  readonly secretBox: SecretBox
  readonly candles: CandleSource
}

/** Opens the secrets and the market, and starts the thread that computes its candles. */
async function openMarket(
  config: Config,
  { clock, store }: Awaited<ReturnType<typeof openDatabase>>,
  log: Log,
): Promise<OpenedParts> {
  const onNotice = (notice: string) => log.info('market', { notice })
  const secretBox = await openSecretBox(store, config)
  const sealed = await sealEarlierSecrets(store, secretBox)
  if (sealed > 0) log.info('secrets sealed', { rows: sealed })
  const opened = await openConfiguredMarket(config, { clock, store, secretBox, serves: true, onNotice })
  return { ...opened, secretBox, candles: startConfiguredCandles(config, { ...opened, reader: store }) }
}

/** Serves the app on its lines, and the metrics on a port of their own where the settings name one. */
async function serve(services: Services, spec: Spec) {
  const { config, log } = services
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : createMetrics({ ...services, operations: Object.keys(handlers) })
  const monitored = metrics && (await openMetricsListener(metrics, { config, log }))
  const app = createApp({ ...services, spec, staticFolder: join(ROOT, 'dist'), metrics })
  try {
    const listeners = await openListeners(app.fetch, config, (subject, notice) =>
      log.info(subject, { notice }),
    )
    return {
      app,
      urls: listeners.urls,
      metricsUrl: monitored?.url,
      close: async () => void (await Promise.all([listeners.close(), monitored?.close()])),
    }
  } catch (error) {
    await monitored?.close()
    throw error
  }
}

/**
 * Starts the reference back end: opens the store, joins the other nodes, seeds the sandbox on its first run, listens on its lines and
 * runs its share of the work.
 * @throws Error with a human-readable message when the port is taken or the store cannot be opened
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const [database, spec] = await Promise.all([openDatabase(config, log), readSpec()])
  const { store, clock, sandboxClock } = database
  const ended = Promise.withResolvers<string>()
  const clockSyncJob: Job = {
    ...singleItemJob('follow the clock', 1000, () => sandboxClock.sync(store)),
    share: null,
  }
  let joined: Node | undefined
  let opened: OpenedParts | undefined
  try {
    if (config.sandbox) await sandboxClock.sync(store)
    await standStill(database, log)
    joined = await joinOthers(database, { log, onEnd: ended.resolve })
    opened = await openMarket(config, database, log)
    const { market } = opened
    const onFailure = (scenario: string, error: unknown) => log.error('seed failed', error, { scenario })
    const seedContext = { store, market, clock, nodeId: store.nodeId ?? 0, onFailure }
    if (config.sandbox && (await seedSandbox(seedContext))) log.info('seeded')
  } catch (error) {
    await joined?.stop()
    await Promise.all([opened?.candles.close(), store.close()])
    throw error
  }
  const { market, candles, secretBox } = opened
  const parts = { config, clock, store, market, candles, log, secretBox }
  const services = createServices({ ...parts, ...(joined && { node: joined }) })
  const { node } = services
  const leave = async () => {
    await node.stop()
    await Promise.all([candles.close(), store.close()])
  }
  const served = await serve(services, spec).catch(async (error: unknown) => {
    await leave()
    throw error
  })
  const jobs = backgroundJobs(services)
  await node.workOn(sharesOf(jobs))
  const scheduler = startJobs(services, config.sandbox ? [clockSyncJob, ...jobs] : jobs, node.holds)
  warmUp(served.app.specValidator.operations, services)
  const fileCheck = checkDatabaseFile(services)
  await logSandboxAccounts(services)
  const { urls, metricsUrl } = served
  const { engine, nodeId } = store
  log.info('listening', { urls, metricsUrl, engine, sandbox: config.sandbox, node: nodeId })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    node.drain()
    if (config.drainSeconds > 0) await sleep(config.drainSeconds * 1000)
    const closed = served.close()
    services.quoteHub.close()
    await Promise.all([closed, scheduler.stop(), fileCheck?.stop()])
    await leave()
    services.security.flush()
    log.info('stopped')
    log.flush()
  }
  return { urls, metricsUrl, ended: ended.promise, stop: () => (stopping ??= stop()) }
}
