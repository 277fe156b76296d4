import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp, type App } from './app.ts'
import type { Config } from './config.ts'
import type { Spec } from './openapi/spec.ts'
import { openListeners } from './http/listen.ts'
import { startFileCheck, type FileCheck } from './kernel/file-check.ts'
import { databaseFile } from './kernel/open-store.ts'
import { createSandboxClock } from './kernel/sandbox-clock.ts'
import type { Log } from './kernel/log.ts'
import { singleItemJob } from './kernel/job.ts'
import { startJobs } from './jobs/scheduler.ts'
import type { Market } from './market/market.ts'
import { backgroundJobs } from './background-jobs.ts'
import { tellOfSandboxAccounts } from './sandbox/accounts.ts'
import { seedSandbox } from './sandbox/seed/sandbox.ts'
import { createSettableClock } from './sandbox/seed/story.ts'
import {
  createConfiguredMarket,
  createServices,
  openConfiguredStore,
  startConfiguredCandles,
} from './create-services.ts'

const ROOT = join(import.meta.dirname, '..')
/** A back end that listens. */
export interface RunningServer {
  /** Where each line is; the ports are real ones, also when 0 was asked for. */
  readonly urls: readonly string[]
  /** Stops accepting, finishes what is in flight, ends streams, closes the store; at most ten seconds. */
  stop(): Promise<void>
}

/** Reads the bundled specification. */
export async function readSpec(): Promise<Spec> {
  return JSON.parse(await readFile(join(ROOT, 'openapi/bundle.json'), 'utf8')) as Spec
}

/** Prepares what the first calls need, a piece at a time, so that neither start-up nor those calls wait for all of it. */
function warmUp({ contract }: App, market: Market): void {
  const waiting = [
    ...contract.operations.map(operation => () => operation.warmUp()),
    // The day that it is and the one before: without them the first list of products takes half a second, if a slice at a time.
    ...market.products.map(product => () => void market.ticker(product)),
  ]
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setTimeout(next, 5).unref()
  }
  setTimeout(next, 50).unref()
}

/** Looks through the embedded database beside the work, and logs what is wrong in it. */
function checkFile({ databaseUrl, dataDir }: Config, log: Log): FileCheck | undefined {
  if (databaseUrl) return undefined
  const file = databaseFile(dataDir)
  const check = startFileCheck(file)
  const tell = async () => {
    const findings = await check.findings
    if (findings?.length) log.error('damaged database', new Error(findings.join('; ')), { file })
  }
  tell().catch((error: unknown) => log.error('database not checked', error, { file }))
  return check
}

/**
 * Starts the reference back end: opens the store, seeds it on its first run, listens on its lines and runs the sandbox's operator.
 * @throws Error in words for people when the port is taken or the store cannot be opened
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const sandboxClock = createSandboxClock(Date)
  const clock = createSettableClock(sandboxClock)
  const onNotice = (notice: string) => log.error('store', new Error(notice))
  const [store, spec] = await Promise.all([openConfiguredStore(config, clock, { onNotice }), readSpec()])
  const follow = singleItemJob('follow the clock', 1000, () => sandboxClock.follow(store))
  if (config.sandbox) await sandboxClock.follow(store)
  const market = createConfiguredMarket(config, clock)
  const onFailure = (story: string, error: unknown) => log.error('seed failed', error, { story })
  const stage = { store, market, clock, nodeId: config.nodeId, onFailure }
  if (config.sandbox && (await seedSandbox(stage))) log.info('seeded')
  const candles = startConfiguredCandles(config)
  const services = createServices({ config, clock, store, market, candles, log })
  const app = createApp({ ...services, spec, staticFolder: join(ROOT, 'dist') })
  const listeners = await openListeners(app.fetch, config).catch(async (error: unknown) => {
    await Promise.all([candles.close(), store.close()])
    throw error
  })
  const jobs = backgroundJobs(services)
  const scheduler = startJobs(services, config.sandbox ? [follow, ...jobs] : jobs)
  warmUp(app, market)
  const fileCheck = checkFile(config, log)
  const { urls } = listeners
  await tellOfSandboxAccounts(services)
  log.info('listening', { urls, engine: store.engine, sandbox: config.sandbox })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    const closed = listeners.close()
    services.hub.close()
    await Promise.all([closed, scheduler.stop(), fileCheck?.stop()])
    await Promise.all([candles.close(), store.close()])
    log.info('stopped')
    log.flush()
  }
  return { urls, stop: () => (stopping ??= stop()) }
}
