import { Client, type ClientConfig } from 'pg'
import { parseHosts, type PostgresHost } from './url.ts'

/** Of a primary the timeline, which every promotion increases; null for a server that does not accept writes. */
const TIMELINE = `SELECT CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean THEN NULL
  ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`

/** How long one server may take to answer when the primary is looked for, in milliseconds. */
const PROBE_TIMEOUT = 2_000

/** @returns the timeline of a server that accepts writes; undefined for any other, or one that does not answer in time */
async function timelineOf(url: string, config: ClientConfig): Promise<string | undefined> {
  const client = new Client({
    ...config,
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT,
    query_timeout: PROBE_TIMEOUT,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE)
    return rows[0]?.timeline ?? undefined
  } catch {
    return undefined
  } finally {
    // A server that does not answer would not answer the farewell either.
    client.end().catch(() => undefined)
    client.connection.stream.destroy()
  }
}

/** The servers of a store, one of which takes its writes. */
export interface HostList {
  /** The server that is used now. */
  readonly current: PostgresHost
  /** Whether a new connection has to be asked if it accepts writes. */
  readonly readWrite: boolean
  /**
   * Asks every server whether it accepts writes, and changes to one that does: of several that of the newest timeline, as one that was
   * cut off does not know yet that another was promoted. With one server there is nothing to look for.
   * @returns whether another server is used now
   */
  locate(): Promise<boolean>
  /** Calls a function when another server is used from now on. */
  onChange(listener: (host: PostgresHost) => void): void
}

/** The servers of a URL; the first of them is the current one until `locate` finds another. */
export function createHostList(url: string, config: ClientConfig = {}): HostList {
  const { hosts, readWrite } = parseHosts(url)
  const listeners: ((host: PostgresHost) => void)[] = []
  let current = hosts[0]!
  let locating: Promise<boolean> | undefined

  const locate = async (): Promise<boolean> => {
    const timelines = await Promise.all(hosts.map(async host => timelineOf(host.url, config)))
    const newest = timelines.reduce((found, each) => ((each ?? '') > (found ?? '') ? each : found), undefined)
    const known = timelines[hosts.indexOf(current)]
    if (newest === undefined || known === newest) return false
    current = hosts[timelines.indexOf(newest)]!
    for (const listener of listeners) listener(current)
    return true
  }
  return {
    get current() {
      return current
    },
    readWrite,
    locate: () => {
      if (hosts.length === 1) return Promise.resolve(false)
      return (locating ??= locate().finally(() => (locating = undefined)))
    },
    onChange: listener => void listeners.push(listener),
  }
}
