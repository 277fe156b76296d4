import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client'
import { SERVER_ERROR } from './answers.ts'
import { countFailedItems } from './kernel/failed-items.ts'
import type { Log } from './kernel/log.ts'
import type { Store } from './kernel/store.ts'
import type { QuoteHub } from './stream/hub.ts'

/** An answered call. */
export interface AnsweredCall {
  /** Its operation; undefined: of no operation. */
  readonly operation: string | undefined
  /** The business code of its answer; undefined: a file or a stream. */
  readonly code: number | undefined
  /** How long it took. */
  readonly milliseconds: number
}

/** What one process counts and measures, for the operator's monitoring. */
export interface Metrics {
  countCall(call: AnsweredCall): void
  /** Everything as text in the OpenMetrics format. */
  read(): Promise<string>
  /** The media type of that text. */
  readonly contentType: string
}

/** Upper limits of the buckets of the latency, in seconds: a tick of the app, what is felt, what is given up. */
const LATENCIES = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]

/** Delays of the standbys that replicate this database, in seconds; only a role with pg_monitor sees them. */
const REPLICATION_LAG = `SELECT coalesce(application_name, '') AS standby,
  coalesce(extract(epoch FROM replay_lag), 0)::float8::text AS seconds FROM pg_stat_replication`

/** For how many ms figures of the database are waited for: Prometheus gives a scrape up after 10 s, or its interval if that is shorter. */
const DATABASE_WAIT = 2_000

interface DatabaseFigures {
  readonly failedItems: number
  readonly standbys: readonly { readonly standby: string; readonly seconds: number }[]
}

async function readDatabaseFigures(store: Store): Promise<DatabaseFigures> {
  const [failedItems, rows] = await Promise.all([
    countFailedItems(store),
    store.engine === 'postgres' ? store.query<{ standby: string; seconds: string }>(REPLICATION_LAG) : [],
  ])
  return { failedItems, standbys: rows.map(row => ({ ...row, seconds: Number(row.seconds) })) }
}

interface Source {
  readonly store: Store
  readonly log: Pick<Log, 'error'>
}

/**
 * Gives a function that reads the figures of the database, or undefined when it fails or takes too long: the other figures matter most just
 * then. While an earlier reading still waits, no other one is begun.
 */
function createDatabaseReader({ store, log }: Source): () => Promise<DatabaseFigures | undefined> {
  let reading: Promise<DatabaseFigures | undefined> | undefined
  return async () => {
    reading ??= readDatabaseFigures(store)
      .catch((error: unknown) => void log.error('figures of the database not read', error))
      .finally(() => (reading = undefined))
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<undefined>(resolve => (timer = setTimeout(resolve, DATABASE_WAIT, undefined)))
    return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer))
  }
}

/** Measures what is in the database. @returns reads it, before the metrics are */
function measureDatabase(source: Source, registers: Registry<OpenMetricsContentType>[]): () => Promise<void> {
  const readFigures = createDatabaseReader(source)
  const up = new Gauge({
    name: 'fairline_database_up',
    help: 'Whether the database has answered (1), so that what is read from it is there, or not (0).',
    registers,
  })
  const failedItems = new Gauge({
    name: 'fairline_failed_items',
    help: 'Items of jobs that have failed and wait for their next try.',
    registers,
  })
  const lag = new Gauge({
    name: 'fairline_replication_lag_seconds',
    help: 'How far a standby of the database is behind.',
    labelNames: ['standby'],
    registers: source.store.engine === 'postgres' ? registers : [],
  })
  return async () => {
    const figures = await readFigures()
    up.set(figures ? 1 : 0)
    lag.reset()
    if (figures) failedItems.set(figures.failedItems)
    else failedItems.remove()
    for (const { standby, seconds } of figures?.standbys ?? []) lag.set({ standby }, seconds)
  }
}

interface Measured extends Source {
  readonly quoteHub: QuoteHub
  /** The names of all operations. */
  readonly operations: readonly string[]
}

/** Metrics of a process: its calls, its store, its streams, and those of Node. */
export function createMetrics({ store, quoteHub, log, operations }: Measured): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'fairline_calls',
    help: 'Answered calls by operation and business code.',
    labelNames: ['operation', 'code'],
    registers,
  })
  // Prometheus sees no increase in a series that begins with its first failure.
  for (const operation of operations) calls.inc({ operation, code: String(SERVER_ERROR.code) }, 0)
  const latency = new Histogram({
    name: 'fairline_call_seconds',
    help: 'Seconds until a call was answered, by operation.',
    labelNames: ['operation'],
    buckets: LATENCIES,
    registers,
  })
  /** A figure that is read when the metrics are. */
  const measure = (name: string, help: string, figure: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(figure())
      },
    })
  const readDatabase = measureDatabase({ store, log }, registers)
  measure('fairline_streams', 'Open quote streams.', () => quoteHub.stats().clients)
  const { damage } = store
  if (damage) {
    const intact = 'Whether no damage of the database was found (1), or the log names some (0).'
    measure('fairline_database_intact', intact, () => (damage.isIntact ? 1 : 0))
  }
  if (store.waiting) {
    const help = 'Commands and reads that wait for a connection to the database.'
    measure('fairline_waiting_for_database', help, () => store.waiting?.() ?? 0)
    const told = 'Whether this process is told what others change (1), or has to look for it (0).'
    measure('fairline_told_of_changes', told, () => (store.changes?.isTold() ? 1 : 0))
  }
  return {
    contentType: Registry.OPENMETRICS_CONTENT_TYPE,
    countCall({ operation = '(unknown)', code, milliseconds }) {
      calls.inc({ operation, code: code === undefined ? '' : String(code) })
      latency.observe({ operation }, milliseconds / 1000)
    },
    async read() {
      await readDatabase()
      return registry.metrics()
    },
  }
}
