import { StoreUnavailableError } from './store-unavailable.ts'

/** What the database holds contradicts itself: nothing is done from it, and only a repair helps. */
export class DamagedDatabaseError extends StoreUnavailableError {
  override name = 'DamagedDatabaseError'
  /** `file`: its pages or indexes, so that no row of it can be relied on; `row`: only what the message names. */
  readonly scope: 'file' | 'row'

  constructor(finding: string, { scope, cause }: { scope: 'file' | 'row'; cause?: unknown }) {
    // The connection itself is sound.
    super(finding, { kind: 'damaged', mayBeStored: false, mayRetry: false, isBusy: true, cause })
    this.scope = scope
  }
}

/** Findings that are told apart: a file that is damaged throughout does not fill the memory and the log. */
const MAX_FINDINGS = 1000

/** Remembers damage of a database from when it was found until the process ends. */
export class DamageWatch {
  readonly #findings = new Map<string, DamagedDatabaseError>()
  #ofFile: DamagedDatabaseError | undefined
  readonly #listeners: ((damage: DamagedDatabaseError) => void)[] = []

  get isIntact(): boolean {
    return this.#findings.size === 0
  }

  /** Damage of the file as a whole: nothing may be written to it any more. */
  get ofFile(): DamagedDatabaseError | undefined {
    return this.#ofFile
  }

  /** Calls back once for each finding, also for those of before. */
  subscribe(listener: (damage: DamagedDatabaseError) => void): void {
    this.#listeners.push(listener)
    for (const damage of this.#findings.values()) listener(damage)
  }

  /** Remembers an error that says that the database is damaged; others are none of its business. */
  note(error: unknown): void {
    if (!(error instanceof DamagedDatabaseError)) return
    if (error.scope === 'file') this.#ofFile ??= error
    if (this.#findings.has(error.message) || this.#findings.size >= MAX_FINDINGS) return
    this.#findings.set(error.message, error)
    for (const listener of this.#listeners) listener(error)
  }
}
