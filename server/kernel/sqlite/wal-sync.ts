import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { StoreUnavailableError } from '../store-unavailable.ts'

/** Resolves once the disk has what was written to the open file. */
export type SyncFile = (descriptor: number) => Promise<void>

const fdatasyncAsync: SyncFile = promisify(fdatasync)

/** A sync to disk failed: what was stored is known only after a restart. */
export class DiskFailureError extends StoreUnavailableError {
  override name = 'DiskFailureError'

  constructor(cause: unknown) {
    const message = 'The disk did not take what was written. Look at the disk, then start the server again.'
    super(message, { kind: 'disk', mayBeStored: true, mayRetry: false, cause })
  }
}

/** Called with the failure when committed data may not be on the disk, with nothing when it is. */
export type SyncCallback = (failure: DiskFailureError | undefined) => void

/**
 * Delays answers until what was committed before them is on the disk. This thread is not blocked: while the disk works, the next
 * commands run, and their commits share the next sync.
 */
export class WalSync {
  readonly #descriptor: number
  readonly #sync: SyncFile
  #held: SyncCallback[] = []
  #running: Promise<void> | undefined
  #failure: DiskFailureError | undefined

  /** @param file the database's log, which exists from its first commit until the last connection closes */
  constructor(file: string, sync = fdatasyncAsync) {
    this.#descriptor = openSync(file, 'r+')
    this.#sync = sync
  }

  /** Whether committed data may not be on the disk: a sync is running or has failed. */
  get isBehind(): boolean {
    return this.#running !== undefined || this.#failure !== undefined
  }

  /** After a failed sync a later one may succeed without having written anything, so no sync is trusted any more. */
  get failure(): DiskFailureError | undefined {
    return this.#failure
  }

  /** Calls back once everything committed so far is on the disk, or a sync has failed. */
  onDurable(callbacks: readonly SyncCallback[]): void {
    this.#held.push(...callbacks)
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    while (this.#held.length > 0) {
      const callbacks = this.#held
      this.#held = []
      await this.#syncOnce()
      for (const callback of callbacks) callback(this.#failure)
    }
    this.#running = undefined
  }

  async #syncOnce(): Promise<void> {
    if (this.#failure) return
    try {
      await this.#sync(this.#descriptor)
    } catch (cause) {
      this.#failure = new DiskFailureError(cause)
    }
  }

  async close(): Promise<void> {
    await this.#running
    closeSync(this.#descriptor)
  }
}
