import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { LocalChanges, type Change, type ChangeListener, type Changes } from './changes.ts'
import type { HostList } from './postgres-hosts.ts'
import { CHANNEL, PostgresListener } from './postgres-listener.ts'
import type { Reader } from './store.ts'

/** The least time between two notifications of this process, in milliseconds: what changes meanwhile goes in one. */
const GAP = 50
/** Changes in one notification: PostgreSQL takes 8,000 bytes. */
const MOST_TOLD = 200

const NOTIFY = 'SELECT pg_notify($1, $2) IS NULL AS told'

const WORD = /^(messages|sessions):(\d{1,19})$/

const toWord = ({ of, userId }: Change): string => `${of}:${userId}`

function toChange(word: string): Change | undefined {
  const [, of, userId] = WORD.exec(word) ?? []
  return of && userId ? { of: of as Change['of'], userId: BigInt(userId) } : undefined
}

interface PostgresChangesOptions {
  /** The servers that can be listened to; not through a pooler. */
  readonly hosts: HostList
  readonly connection: ClientConfig
  /** Receives a sentence whenever changes of other processes are told no more, or again. */
  readonly onNotice: ((notice: string) => void) | undefined
}

/**
 * Changes told by NOTIFY, after their commit: within it, a notification would let the commits of all processes wait for each other
 * (docs/decisions/0018). A notification has ids only.
 */
export class PostgresChanges implements Changes {
  readonly #local = new LocalChanges()
  readonly #store: Reader
  readonly #options: PostgresChangesOptions
  /** Distinguishes the notifications of this process. */
  readonly #origin = randomUUID()
  #listener: PostgresListener | undefined
  readonly #waiting = new Set<string>()
  #sending: Promise<void> | undefined
  #gap: NodeJS.Timeout | undefined

  /** @param store sends what is told */
  constructor(store: Reader, options: PostgresChangesOptions) {
    this.#store = store
    this.#options = options
  }

  subscribe(listener: ChangeListener): void {
    this.#local.subscribe(listener)
    this.#listener ??= new PostgresListener({
      ...this.#options,
      // What it hears itself say proves that it hears the others.
      probe: () => this.#notify(this.#origin),
      onHeard: text => this.#hear(text),
    })
  }

  isTold(): boolean {
    return this.#listener?.isHearing ?? false
  }

  /** Tells what was committed: this process at once, the others by the next notification. */
  tell(changes: readonly Change[]): void {
    if (changes.length === 0) return
    for (const change of changes) this.#waiting.add(toWord(change))
    if (!this.#sending && !this.#gap) void this.#send()
    this.#local.tell(changes)
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    clearTimeout(this.#gap)
    this.#gap = undefined
    await this.#sending
    while (this.#waiting.size > 0) await this.#sendNext()
    clearTimeout(this.#gap)
    this.#listener?.close()
  }

  async #send(): Promise<void> {
    this.#sending = this.#sendNext()
    await this.#sending
    this.#sending = undefined
    this.#gap = setTimeout(() => {
      this.#gap = undefined
      if (this.#waiting.size > 0) void this.#send()
    }, GAP).unref()
  }

  /** Never throws: what is not told is found by whoever looks for it. */
  async #sendNext(): Promise<void> {
    const words = [...this.#waiting].slice(0, MOST_TOLD)
    for (const word of words) this.#waiting.delete(word)
    await this.#notify([this.#origin, ...words].join(' ')).catch(() => undefined)
  }

  #notify(text: string): Promise<unknown> {
    return this.#store.query(NOTIFY, [CHANNEL, text])
  }

  #hear(text: string): void {
    const [origin, ...words] = text.split(' ')
    if (origin === this.#origin) return this.#listener?.heardItself()
    this.#local.tell(words.map(toChange).filter(change => change !== undefined))
  }
}
