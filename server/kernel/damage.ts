import { StoreUnavailableError } from './store-unavailable.ts'

/** The pages or indexes of the database contradict themselves, so that no row can be relied on: only a repair helps. */
export class DamagedDatabaseError extends StoreUnavailableError {
  override name = 'DamagedDatabaseError'

  constructor(finding: string, cause?: unknown) {
    // The connection itself is sound.
    super(finding, { kind: 'damaged', mayBeStored: false, mayRetry: false, isBusy: true, cause })
  }
}

/** A balance contradicts its entries: nothing is paid from it until it is repaired. All others can be relied on. */
export class DamagedBalanceError extends Error {
  override name = 'DamagedBalanceError'
}

type Damage = DamagedDatabaseError | DamagedBalanceError

/** Findings that are told apart: a file that is damaged throughout does not fill the memory and the log. */
const MAX_FINDINGS = 1000

/** Remembers damage of a database from when it was found until the process ends. */
export class DamageWatch {
  readonly #findings = new Map<string, Damage>()
  #ofFile: DamagedDatabaseError | undefined
  readonly #listeners: ((damage: Damage) => void)[] = []

  get isIntact(): boolean {
    return this.#findings.size === 0
  }

  /** Damage of the file as a whole: nothing may be written to it any more. */
  get ofFile(): DamagedDatabaseError | undefined {
    return this.#ofFile
  }

  /** Calls back once for each finding, also for those of before. */
  subscribe(listener: (damage: Damage) => void): void {
    this.#listeners.push(listener)
    for (const damage of this.#findings.values()) listener(damage)
  }

  /** Remembers an error that says that the database is damaged; others are none of its business. */
  note(error: unknown): void {
    if (error instanceof DamagedDatabaseError) this.#ofFile ??= error
    else if (!(error instanceof DamagedBalanceError)) return
    if (this.#findings.has(error.message) || this.#findings.size >= MAX_FINDINGS) return
    this.#findings.set(error.message, error)
    for (const listener of this.#listeners) listener(error)
  }
}
