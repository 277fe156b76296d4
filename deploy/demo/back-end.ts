/** The reference back end in a browser: the same code as server/main.ts starts, on a database and with files of its own. */
import { createApp } from '#server/app.ts'
import { openSecretBox } from '#server/auth/secrets-key.ts'
import type { SecretBox } from '#server/auth/secret-box.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import type { Config } from '#server/config.ts'
import { createServices, openConfiguredMarket, type OpenedMarket } from '#server/create-services.ts'
import { migrations } from '#server/features/schema.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { latestProgress } from '#server/kernel/job-progress.ts'
import type { Log } from '#server/kernel/log.ts'
import { createSandboxClock } from '#server/kernel/sandbox-clock.ts'
import type { SqliteDatabase } from '#server/kernel/sqlite/dialect.ts'
import { SqliteStore } from '#server/kernel/sqlite/sqlite-store.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import { createMarket } from '#server/market/market.ts'
import { createDatabaseFiles } from '#server/nodes/database-files.ts'
import type { Spec } from '#server/openapi/spec.ts'
import { createSettableClock, type SeedEnvironment } from '#server/sandbox/seed/scenario.ts'
import { seedDemo } from '#server/sandbox/seed/seed-demo.ts'
import { seedRobots } from '#server/sandbox/seed/seed-robots.ts'
import { connectionOf } from './connection.ts'
import { arrivingFiles } from './files.ts'

/** Two stores write to the database: ids of different nodes never collide. */
const NODE = 0
const SEED_NODE = 1

/** Milliseconds by which the first view has its prices, which the seed would keep waiting: both are on this thread. */
const SEED_AFTER = 5000

export interface DemoOptions {
  readonly config: Config
  readonly database: SqliteDatabase
  readonly spec: Spec
  readonly log: Log
}

/** The back end of a demo. */
export interface DemoBackEnd {
  handle(request: Request): Promise<Response>
}

/** How many requests are being answered. */
class Answering {
  #count = 0
  #waiting: (() => void)[] = []

  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#count++
    try {
      return await work()
    } finally {
      this.#count--
      if (this.#count === 0) for (const goOn of this.#waiting.splice(0)) goOn()
    }
  }

  /** Resolves when none is. */
  async none(): Promise<void> {
    while (this.#count > 0) await new Promise<void>(resolve => this.#waiting.push(resolve))
  }
}

/**
 * What the sandbox is seeded with while visitors are answered already. The seed sets its clock back, so it has a clock, a store and a market of
 * its own, on the same connection.
 */
function seedEnvironment(
  { database, log }: DemoOptions,
  { clock, market, answering }: { clock: Clock; market: OpenedMarket['market']; answering: Answering },
): SeedEnvironment {
  const seedClock = createSettableClock(clock)
  const { seed, hours, hoursChanges } = market
  const store = new SqliteStore(database, seedClock, SEED_NODE)
  return {
    store: {
      engine: store.engine,
      query: (...statement) => store.query(...statement),
      execute: async (...command) => {
        await answering.none()
        return store.execute(...command)
      },
      close: () => store.close(),
    },
    market: createMarket({ seed, hours, hoursChanges, clock: () => seedClock.now() }),
    clock: seedClock,
    nodeId: SEED_NODE,
    onFailure: (scenario, error) => log.error('seed failed', error, { scenario }),
  }
}

/** A market, as server/main.ts opens it, and the box of its secrets. */
async function openMarket(config: Config, clock: Clock, store: Store, log: Log) {
  const secretBox: SecretBox = await openSecretBox(store, config)
  const onNotice = (notice: string) => log.info('market', { notice })
  const { market } = await openConfiguredMarket(config, { clock, store, secretBox, serves: true, onNotice })
  return { market, secretBox }
}

/** Whether a request needs nothing of the demo account. */
const isOfGuest = (request: Request): boolean =>
  request.method === 'GET' && !request.headers.has('authorization')

/** Work that starts after so many milliseconds, or once somebody needs it. */
function startLater(milliseconds: number, work: () => Promise<void>): { now(): Promise<void> } {
  let started: Promise<void> | undefined
  const now = () => (started ??= work())
  setTimeout(() => void now(), milliseconds)
  return { now }
}

/** Opens the back end on a database, new or of an earlier visit. */
export async function openBackEnd(options: DemoOptions): Promise<DemoBackEnd> {
  const { config, database, spec, log } = options
  const clock = createSandboxClock({ now: Date.now })
  const store = new SqliteStore(database, clock, NODE)
  await store.migrate(migrations, NODE)
  await clock.sync(store)
  clock.notBefore((await latestProgress(store)) ?? 0)
  const { market, secretBox } = await openMarket(config, clock, store, log)
  const files = createDatabaseFiles(store, arrivingFiles)
  const services = createServices({ config, clock, store, market, log, secretBox, files })
  const app = createApp({ ...services, spec })
  const answering = new Answering()
  const environment = seedEnvironment(options, { clock, market, answering })
  const demoAccount = startLater(SEED_AFTER, async () => {
    await seedDemo(environment)
    void seedRobots(environment).then(() => startJobs(services, backgroundJobs(services)))
  })
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return app.fetch(request)
    const { bindings, streamed } = connectionOf(request)
    const response = await app.fetch(request, bindings)
    return streamed() ?? response
  }
  return {
    async handle(request) {
      if (!isOfGuest(request)) await demoAccount.now()
      return answering.during(() => answer(request))
    },
  }
}
