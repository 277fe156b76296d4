/** Somebody in whose name calls are made. */
export interface Actor {
  /** A short name for findings; it stays the same in a replay. */
  readonly name: string
  readonly account?: string
  readonly password?: string
  /** Undefined for guests and for those who were signed out. */
  token?: string | undefined
  /** What the authenticator app shows now. */
  readonly shownCode?: (() => string) | undefined
  /** Whether there was a session, so that an answer that there is none means that it ended. */
  readonly isMember: boolean
}

/** An account that nobody else may touch, or learn of. */
export interface Witness {
  /** Its ids and its account name: none of them may stand in an answer to anybody else. */
  readonly marks: readonly string[]
  /** What it sees of itself, without what the market and the jobs move; equal texts mean that nothing changed. */
  statement(): Promise<string>
}

/** Everybody who calls in a run. */
export interface People {
  readonly guest: Actor
  readonly members: readonly Actor[]
  /** Tokens that were good once. */
  readonly endedTokens: string[]
  /** Accounts by name that are known to exist, closed ones among them, and the witness's. */
  readonly accounts: readonly string[]
  readonly witness: Witness | undefined
  /** Signs somebody in again whose session ended. */
  revive(actor: Actor): Promise<void>
}
