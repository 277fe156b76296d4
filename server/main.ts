import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp, type App } from './app.ts'
import type { Config } from './config.ts'
import type { Spec } from './openapi/spec.ts'
import { openListeners } from './http/listen.ts'
import { startIntegrityCheck, type IntegrityCheck } from './kernel/integrity-check.ts'
import { databaseFile } from './kernel/open-store.ts'
import { createSandboxClock } from './kernel/sandbox-clock.ts'
import type { Log } from './kernel/log.ts'
import { singleItemJob } from './kernel/job.ts'
import { startJobs } from './jobs/scheduler.ts'
import type { Market } from './market/market.ts'
import { backgroundJobs } from './background-jobs.ts'
import { logSandboxAccounts } from './sandbox/log-sandbox-accounts.ts'
import { seedSandbox } from './sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from './sandbox/seed/scenario.ts'
import {
  createConfiguredMarket,
  createServices,
  openConfiguredStore,
  startConfiguredCandles,
} from './create-services.ts'

const ROOT = join(import.meta.dirname, '..')
/** A back end that accepts connections. */
export interface RunningServer {
  /** The URL of each line, with the actual ports, also when port 0 was requested. */
  readonly urls: readonly string[]
  /** Stops accepting, finishes what is in flight, ends streams, closes the store; at most ten seconds. */
  stop(): Promise<void>
}

/** Reads the bundled specification. */
export async function readSpec(): Promise<Spec> {
  return JSON.parse(await readFile(join(ROOT, 'openapi/bundle.json'), 'utf8')) as Spec
}

/** Compiles validators and computes tickers ahead of the first calls, in small steps, so that neither start-up nor those calls wait. */
function warmUp({ specValidator: contract }: App, market: Market): void {
  const waiting = [
    ...contract.operations.map(operation => () => operation.warmUp()),
    // Computes today and yesterday of each product; otherwise the first product list takes half a second.
    ...market.products.map(product => () => void market.ticker(product)),
  ]
  const warmUpNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setTimeout(warmUpNext, 5).unref()
  }
  setTimeout(warmUpNext, 50).unref()
}

/** Checks the integrity of the embedded database in the background and logs what it finds. */
function checkDatabaseFile({ databaseUrl, dataDir }: Config, log: Log): IntegrityCheck | undefined {
  if (databaseUrl) return undefined
  const file = databaseFile(dataDir)
  const check = startIntegrityCheck(file)
  const logFindings = async () => {
    const findings = await check.findings
    if (findings?.length) log.error('damaged database', new Error(findings.join('; ')), { file })
  }
  logFindings().catch((error: unknown) => log.error('database not checked', error, { file }))
  return check
}

/**
 * Starts the reference back end: opens the store, seeds it on its first run, listens on its lines and runs the sandbox's operator.
 * @throws Error with a human-readable message when the port is taken or the store cannot be opened
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const sandboxClock = createSandboxClock(Date)
  const clock = createSettableClock(sandboxClock)
  const onNotice = (notice: string) => log.error('store', new Error(notice))
  const [store, spec] = await Promise.all([openConfiguredStore(config, clock, { onNotice }), readSpec()])
  const clockSyncJob = singleItemJob('follow the clock', 1000, () => sandboxClock.sync(store))
  if (config.sandbox) await sandboxClock.sync(store)
  const market = createConfiguredMarket(config, clock)
  const onFailure = (scenario: string, error: unknown) => log.error('seed failed', error, { scenario })
  const seedContext = { store, market, clock, nodeId: config.nodeId, onFailure }
  if (config.sandbox && (await seedSandbox(seedContext))) log.info('seeded')
  const candles = startConfiguredCandles(config)
  const services = createServices({ config, clock, store, market, candles, log })
  const app = createApp({ ...services, spec, staticFolder: join(ROOT, 'dist') })
  const listeners = await openListeners(app.fetch, config).catch(async (error: unknown) => {
    await Promise.all([candles.close(), store.close()])
    throw error
  })
  const jobs = backgroundJobs(services)
  const scheduler = startJobs(services, config.sandbox ? [clockSyncJob, ...jobs] : jobs)
  warmUp(app, market)
  const fileCheck = checkDatabaseFile(config, log)
  const { urls } = listeners
  await logSandboxAccounts(services)
  log.info('listening', { urls, engine: store.engine, sandbox: config.sandbox })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    const closed = listeners.close()
    services.quoteHub.close()
    await Promise.all([closed, scheduler.stop(), fileCheck?.stop()])
    await Promise.all([candles.close(), store.close()])
    log.info('stopped')
    log.flush()
  }
  return { urls, stop: () => (stopping ??= stop()) }
}
