/**
 * One simulated node of the back end: the only file that knows how the server is assembled and how its jobs run.
 */
import { createApp, type App, type AppOptions } from '#server/app.ts'
import { MINIMAL_PASSWORD_COST, createPasswords } from '#server/auth/passwords.ts'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import { runJob } from '#server/kernel/job.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import type { CandleSource } from '#server/candles/candle-source.ts'
import { createConfiguredMarket, createServices, startConfiguredCandles } from '#server/create-services.ts'
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
  /** Calls an operation with a session token; undefined for a guest. */
  call(token: string | undefined, op: OperationId, body: Fields, query?: Fields): Promise<Answer>
  /** Errors logged since the last call. */
  takeErrors(): string[]
  stop(): void
}

const textOf = (error: unknown): string =>
  error instanceof AggregateError
    ? [error.message, ...error.errors.map(textOf)].join('\n')
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)

/** The settings of the simulation: a sandbox without rate limits, with every answer validated. */
const SETTINGS = { RATE_LIMITS: 'off', PORT: '8080' }

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
  const services = createServices({
    config,
    clock,
    store,
    market,
    log,
    secretBox: createSecretBox(TEST_KEY),
    candles: candlesFor(config, market),
    passwords: createPasswords(MINIMAL_PASSWORD_COST),
  })
  const { app } = slotFor(index, services)

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
    async call(token, op, body, query) {
      const file = op === 'uploadFile' && { file: picture() }
      const options = { body, headers: { Authorization: token }, ...(query && { query }), ...file }
      const response = await app.request(...requestOf(op, options))
      return (await response.json()) as Answer
    },
    takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
    stop: () => services.quoteHub.close(),
  }
}
