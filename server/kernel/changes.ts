/** What of a person a command has changed: others may want to know at once. */
export interface Change {
  readonly of: 'messages' | 'sessions'
  readonly userId: bigint
}

export type ChangeListener = (change: Change) => void

/** The changes that were committed, by this process or another one. */
export interface Changes {
  /** Calls this for each change from now on; at most a moment after its commit, and perhaps twice. It must not throw. */
  subscribe(listener: ChangeListener): void
  /**
   * Whether changes of other processes are told now. If not, they have to be looked for; one that is told may still be lost, as when its
   * process is killed after the commit.
   */
  isTold(): boolean
}

/** The changes of a store that only this process changes. */
export class LocalChanges implements Changes {
  readonly #listeners: ChangeListener[] = []

  subscribe(listener: ChangeListener): void {
    this.#listeners.push(listener)
  }

  isTold(): boolean {
    return true
  }

  /** Tells what was committed. */
  tell(changes: readonly Change[]): void {
    for (const change of changes) for (const listener of this.#listeners) listener(change)
  }
}
