import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client'
import { countFailedItems } from './kernel/failed-items.ts'
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

/** The delay of each standby of the database. */
const measureReplication = (store: Store, registers: Registry<OpenMetricsContentType>[]) =>
  new Gauge({
    name: 'fairline_replication_lag_seconds',
    help: 'How far a standby of the database is behind.',
    labelNames: ['standby'],
    registers,
    async collect() {
      this.reset()
      for (const { standby, seconds } of await store.query(REPLICATION_LAG))
        this.set({ standby: String(standby) }, Number(seconds))
    },
  })

/** Metrics of a process: its calls, its store, its streams, and those of Node. */
export function createMetrics({ store, quoteHub }: { store: Store; quoteHub: QuoteHub }): Metrics {
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
  const latency = new Histogram({
    name: 'fairline_call_seconds',
    help: 'Seconds until a call was answered, by operation.',
    labelNames: ['operation'],
    buckets: LATENCIES,
    registers,
  })
  /** A figure that is read when the metrics are. */
  const measure = (name: string, help: string, figure: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await figure())
      },
    })
  measure('fairline_failed_items', 'Items of jobs that have failed and wait for their next try.', () =>
    countFailedItems(store),
  )
  measure('fairline_streams', 'Open quote streams.', () => quoteHub.stats().clients)
  if (store.waiting) {
    const help = 'Commands and reads that wait for a connection to the database.'
    measure('fairline_waiting_for_database', help, () => store.waiting?.() ?? 0)
    const told = 'Whether this process is told what others change (1), or has to look for it (0).'
    measure('fairline_told_of_changes', told, () => (store.changes?.isTold() ? 1 : 0))
    measureReplication(store, registers)
  }
  return {
    contentType: Registry.OPENMETRICS_CONTENT_TYPE,
    countCall({ operation = '(unknown)', code, milliseconds }) {
      calls.inc({ operation, code: code === undefined ? '' : String(code) })
      latency.observe({ operation }, milliseconds / 1000)
    },
    read: () => registry.metrics(),
  }
}
