import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

/** Resolves once the disk has what was written to the open file. */
export type SyncFile = (descriptor: number) => Promise<void>

const syncData: SyncFile = promisify(fdatasync)

/** The disk did not take what was written: what of it is there is known only after a new start. */
export class DiskFailureError extends Error {
  override name = 'DiskFailureError'
}

/** Is told why what was committed may not be on the disk, or nothing when it is. */
export type Act = (failure: DiskFailureError | undefined) => void

/**
 * Holds answers back until the disk has what was committed before them. The wait is not this thread's: while the disk works, the
 * next commands run, and what they commit shares the next sync.
 */
export class LogSync {
  readonly #descriptor: number
  readonly #sync: SyncFile
  #held: Act[] = []
  #running: Promise<void> | undefined
  #failure: DiskFailureError | undefined

  /** @param file the database's log, which exists from its first commit until the last connection closes */
  constructor(file: string, sync = syncData) {
    this.#descriptor = openSync(file, 'r+')
    this.#sync = sync
  }

  /** Whether something is committed that the disk may not have: not yet, or not at all since it failed. */
  get isBehind(): boolean {
    return this.#running !== undefined || this.#failure !== undefined
  }

  /** After a sync has failed the next one may succeed without having written anything: nothing is believed any more. */
  get failure(): DiskFailureError | undefined {
    return this.#failure
  }

  /** Calls back once all that is committed now is on the disk, or cannot be brought there. */
  whenSafe(acts: readonly Act[]): void {
    this.#held.push(...acts)
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    while (this.#held.length > 0) {
      const acts = this.#held
      this.#held = []
      await this.#syncOnce()
      for (const act of acts) act(this.#failure)
    }
    this.#running = undefined
  }

  async #syncOnce(): Promise<void> {
    if (this.#failure) return
    try {
      await this.#sync(this.#descriptor)
    } catch (cause) {
      const words = 'The disk did not take what was written. Look at the disk, then start the server again.'
      this.#failure = new DiskFailureError(words, { cause })
    }
  }

  async close(): Promise<void> {
    await this.#running
    closeSync(this.#descriptor)
  }
}
