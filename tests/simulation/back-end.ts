/**
 * One simulated node of the back end: the only file that knows how the server is assembled and how its jobs run.
 */
import { createApp, type App, type AppOptions } from '#server/app.ts'
import { MINIMAL_PASSWORD_COST, createPasswords } from '#server/auth/passwords.ts'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { unlimitedPasswordQueue } from '#server/auth/password-queue.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openListeners, type Listeners } from '#server/http/listen.ts'
import { unlimitedAllowances } from '#server/nodes/allowances.ts'
import type { Services } from '#server/services.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import { runJob } from '#server/kernel/job.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import type { CandleSource } from '#server/candles/candle-source.ts'
import { createConfiguredMarket, createServices } from '#server/create-services.ts'
import { startConfiguredCandles } from '#server/start-candles.ts'
import type { Market } from '#server/market/market.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { TEST_KEY, picture, requestOf, spec, type Answer, type Fields } from '../support/back-end.ts'

/** A background job of the back end. */
export interface BackgroundJob {
  readonly name: string
  /** Runs it once. @returns messages of failed items */
  run(): Promise<string[]>
}

export interface SimulatedNode {
  readonly services: Services
  readonly jobs: readonly BackgroundJob[]
  /** Calls an operation with a session token; undefined for a guest. All who give no address have the same. */
  call(
    token: string | undefined,
    op: OperationId,
    body: Fields,
    query?: Fields,
    address?: string,
  ): Promise<Answer>
  /** Listens for HTTP until it is stopped, the address of a caller being in X-Forwarded-For. @returns the port */
  listen(): Promise<number>
  /** Errors logged since the last call. */
  takeErrors(): string[]
  stop(): Promise<void>
}

const textOf = (error: unknown): string =>
  error instanceof AggregateError
    ? [error.message, ...error.errors.map(textOf)].join('\n')
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)

/**
 * The settings of the simulation: a sandbox with every answer validated. Everybody has their share of what is queued; how many calls there may
 * be in a second is not limited, as the clock stands still.
 */
const SETTINGS = { TRUST_PROXY: 'on', PORT: '0', HOST: '127.0.0.1' }

/** The services that are created anew when a node restarts. */
const RENEWED = ['store', 'files', 'market', 'quoteHub', 'sessions', 'secretBox', 'allowances'] as const

/** An app that is reused with the current services of its node, as compiling the specification's schemas takes a second. */
interface Slot {
  readonly app: App
  current: Services
}

const slots: Slot[] = []

function slotFor(index: number, services: Services): Slot {
  const known = slots[index]
  if (known) {
    known.current = services
    return known
  }
  const clock: Clock = { now: () => slot.current.clock.now() }
  const log: Log = {
    info: () => {},
    error: (...said) => slot.current.log.error(...said),
    flush: () => {},
  }
  const options: AppOptions = { ...services, clock, log, spec }
  for (const name of RENEWED) Object.defineProperty(options, name, { get: () => slot.current[name] })
  const slot: Slot = { app: createApp(options), current: services }
  slots[index] = slot
  return slot
}

let candles: CandleSource | undefined

/** One thread for the candles of all nodes: they are the same everywhere. */
const candlesFor = (config: Config, market: Market) =>
  (candles ??= startConfiguredCandles(config, { market, openings: [] }))

/** Starts a node on a store; `index` distinguishes simultaneous nodes. */
export function startNode(store: Store, clock: Clock, dataDir: string, index = 0): SimulatedNode {
  const config = readConfig({ ...SETTINGS, DATA_DIR: dataDir })
  let errors: string[] = []
  const log: Log = {
    info: () => {},
    error: (event, error, fields) => void errors.push(`${event} ${JSON.stringify(fields)} ${textOf(error)}`),
    flush: () => {},
  }
  const market = createConfiguredMarket(config, clock, { seed: 1 })
  const configured = createServices({
    config,
    clock,
    store,
    market,
    log,
    secretBox: createSecretBox(TEST_KEY),
    candles: candlesFor(config, market),
    passwords: createPasswords(MINIMAL_PASSWORD_COST),
  })
  const services: Services = {
    ...configured,
    allowances: unlimitedAllowances,
    passwordQueue: unlimitedPasswordQueue,
  }
  const { app } = slotFor(index, services)
  let listeners: Promise<Listeners> | undefined

  return {
    services,
    jobs: backgroundJobs(services).map(job => ({
      name: job.name,
      run: () =>
        runJob(services, job).then(
          () => [],
          (error: unknown) => [textOf(error)],
        ),
    })),
    async call(token, op, body, query, address) {
      const file = op === 'uploadFile' && { file: picture() }
      const headers = { Authorization: token, 'X-Forwarded-For': address }
      const options = { body, headers, ...(query && { query }), ...file }
      const response = await app.request(...requestOf(op, options))
      return (await response.json()) as Answer
    },
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
    async listen() {
      const { urls } = await (listeners ??= openListeners(app.fetch, config))
      return Number(new URL(urls[0]!).port)
    },
    async stop() {
      services.quoteHub.close()
      await (await listeners)?.close()
    },
  }
}
