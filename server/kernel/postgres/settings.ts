import { types as pgTypes, type PoolConfig } from 'pg'
import type { PostgresTimeouts } from './pool.ts'

/** int2, int4, int8 and numeric (the type of a sum) all arrive as bigint, as they do from SQLite. */
const INTEGER_TYPES = new Set([20, 21, 23, 1700])
const types = {
  getTypeParser: (oid: number) => (INTEGER_TYPES.has(oid) ? BigInt : pgTypes.getTypeParser(oid)),
}

interface SettingsOptions {
  /** Turns off the timeouts of statements. */
  readonly withoutTimeouts?: boolean
}

type SessionSettings = Readonly<Record<string, number>>

/** Timeouts that the server keeps, by their names there. */
export function sessionSettings(
  { withoutTimeouts = false }: SettingsOptions,
  { statement, lock, idleInTransaction }: PostgresTimeouts,
): SessionSettings {
  return {
    ...(withoutTimeouts ? {} : { statement_timeout: statement, lock_timeout: lock }),
    idle_in_transaction_session_timeout: idleInTransaction,
  }
}

/** The same for one transaction, where a pooler accepts none for the session. */
export const setLocal = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `; SET LOCAL ${name} = ${value}`)
    .join('')

/**
 * What each session begins with: one statement computes on one core. The server would spread a long count over all cores, and whatever else
 * runs on them, such as this program, would wait (a customer's list of exports: 29 ms for another one's orders rather than 7).
 */
export const ONE_CORE = 'SET max_parallel_workers_per_gather = 0'

/** The connection settings of the driver. */
export function connectionConfig(
  { withoutTimeouts = false }: SettingsOptions,
  { connect, answer }: PostgresTimeouts,
): PoolConfig {
  const config: PoolConfig & { pipeline: boolean } = {
    types,
    pipeline: true,
    connectionTimeoutMillis: connect,
    ...(withoutTimeouts ? {} : { query_timeout: answer }),
  }
  return config
}
