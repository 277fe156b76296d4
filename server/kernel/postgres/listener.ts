import { Client, type ClientConfig } from 'pg'
import type { HostList } from './hosts.ts'

/** The channel of all notifications. */
export const CHANNEL = 'fairline'

/** How often it is proved that notifications arrive, and how long one may take; in milliseconds. */
const PROBE_PERIOD = 5_000
/** Delays before each attempt to connect again, in milliseconds, the last one repeatedly; half of each is random jitter. */
const RETRY_DELAYS = [200, 1_000, 5_000, 30_000]

const OWN_ID = 'SELECT pg_backend_pid() AS id'

export interface PostgresListenerOptions {
  readonly hosts: HostList
  readonly connection: ClientConfig
  /** Sends a notification that this process must hear: it is then told by `heardItself`. */
  readonly probe: () => Promise<unknown>
  readonly onNotice: ((notice: string) => void) | undefined
  readonly onHeard: (text: string) => void
}

/** A connection of its own that listens for notifications, made again whenever it is lost, or hears nothing. */
export class PostgresListener {
  readonly #options: PostgresListenerOptions
  #client: Client | undefined
  #isHearing = false
  /** Whether somebody was told that nothing is heard; so each change is told once. */
  #isSilenceTold = false
  #hasHeardItself = false
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: PostgresListenerOptions) {
    this.#options = options
    options.hosts.onChange(() => this.#lose(this.#client, new Error('Another server takes the writes.')))
    void this.#connect()
  }

  /** Whether notifications arrive. */
  get isHearing(): boolean {
    return this.#isHearing
  }

  /** A notification of this process has arrived. */
  heardItself(): void {
    this.#hasHeardItself = true
    if (this.#isHearing) return
    this.#isHearing = true
    this.#failures = 0
    if (this.#isSilenceTold) this.#options.onNotice?.('Changes of other nodes are told at once again.')
    this.#isSilenceTold = false
  }

  close(): void {
    this.#isClosed = true
    this.#drop()
  }

  async #connect(): Promise<void> {
    const { hosts, connection, onHeard } = this.#options
    const client = new Client({ ...connection, connectionString: hosts.current.url, keepAlive: true })
    this.#client = client
    client.on('error', error => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('The connection was closed.')))
    client.on('notification', ({ payload = '' }) => {
      if (client === this.#client) onHeard(payload)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ id: unknown }>(OWN_ID)
      if (Number(rows[0]?.id) !== (client as unknown as { processID: number }).processID) {
        throw new Error('A pooler stands in between; DATABASE_LISTEN_URL has to go past it.')
      }
      await client.query(`LISTEN ${CHANNEL}`)
      if (client === this.#client) await this.#probe(client)
    } catch (error) {
      this.#lose(client, error)
    }
  }

  /** Proves that notifications arrive, again and again. */
  async #probe(client: Client): Promise<void> {
    this.#hasHeardItself = false
    await this.#options.probe()
    if (client !== this.#client) return
    this.#timer = setTimeout(() => {
      if (!this.#hasHeardItself) this.#lose(client, new Error('No notification arrives.'))
      else void this.#probe(client).catch((error: unknown) => this.#lose(client, error))
    }, PROBE_PERIOD).unref()
  }

  #lose(client: Client | undefined, error: unknown): void {
    if (!client || client !== this.#client || this.#isClosed) return
    this.#drop()
    if (!this.#isSilenceTold) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#options.onNotice?.(`Polling for changes of other nodes; not notified: ${reason}`)
    }
    this.#isSilenceTold = true
    const delay = RETRY_DELAYS[Math.min(this.#failures++, RETRY_DELAYS.length - 1)]!
    this.#timer = setTimeout(() => void this.#connectAgain(), delay * (0.5 + Math.random() / 2)).unref()
  }

  #drop(): void {
    const client = this.#client
    this.#client = undefined
    this.#isHearing = false
    clearTimeout(this.#timer)
    // A server that does not answer would not answer the farewell either.
    client?.end().catch(() => undefined)
    client?.connection.stream.destroy()
  }

  async #connectAgain(): Promise<void> {
    await this.#options.hosts.locate()
    if (!this.#isClosed && !this.#client) await this.#connect()
  }
}
