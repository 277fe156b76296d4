/** An account that makes calls, or a guest. */
export interface Actor {
  /** A short name for findings; it stays the same in a replay. */
  readonly name: string
  readonly account?: string
  readonly password?: string
  /** Undefined for guests and signed-out members. */
  token?: string | undefined
  /** What the authenticator app shows now. */
  readonly shownCode?: (() => string) | undefined
  /** Whether there was a session, so that a 401 means that it has ended. */
  readonly isMember: boolean
}

/** An account whose data nobody else may read or change. */
export interface Witness {
  /** Its ids and account name, which must not appear in an answer to anybody else. */
  readonly marks: readonly string[]
  /** Its own view of its data, without what the market and the jobs change; equal texts mean no change. */
  statement(): Promise<string>
}

/** Everybody who calls in a run. */
export interface People {
  readonly guest: Actor
  readonly members: readonly Actor[]
  /** Expired tokens. */
  readonly endedTokens: string[]
  /** Accounts by name that are known to exist, closed ones among them, and the witness's. */
  readonly accounts: readonly string[]
  readonly witness: Witness | undefined
  /** Signs an actor in again whose session has ended. */
  signInAgain(actor: Actor): Promise<void>
}
