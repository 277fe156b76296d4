import {
  read,
  type Command,
  type Context,
  type Row,
  type SqlValue,
  type Statement,
  type Steps,
  type Store,
} from '../kernel/store.ts'

/** A signed-in user with the session. */
export interface Caller {
  readonly userId: bigint
  /** As sessions.ts stores it. */
  readonly tokenHash: string
}

/** The caller's session ended, or the account was closed, before the command could run; nothing was stored. */
export class SessionEndedError extends Error {}

const SHARE = `SELECT s.token_hash FROM sessions s WHERE s.token_hash = $1 AND s.expires_at > $2
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.closed_at IS NULL) /*share*/`
const LOCK_ALL = `SELECT s.token_hash FROM sessions s WHERE s.user_id = $1 AND s.expires_at > $2
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.closed_at IS NULL) ORDER BY s.token_hash /*lock*/`
const LOCK_NEW = 'SELECT token_hash FROM sessions WHERE user_id = $1 /*lock or retry*/'

/** Commands that end sessions of their caller. */
const sessionEndingCommands = new WeakSet<object>()

/**
 * Marks a command that ends sessions of its caller, or must wait for what they are doing. All of them are locked first, in a fixed order, so that two such commands of one
 * person, each from a session that the other ends, cannot deadlock.
 */
export function endsSessions<Input, Answer>(command: Command<Input, Answer>): Command<Input, Answer> {
  sessionEndingCommands.add(command)
  return command
}

/**
 * Locks sessions that were opened since a session-ending command began, after that command has updated the account's row: no further
 * one can be opened then. When one of them is in use the command is retried rather than waiting, which could deadlock.
 */
export const lockNewSessions = (userId: bigint): Statement => [LOCK_NEW, [userId]]

/**
 * Runs a command as its caller: the first batch also checks and locks the session, so that ending it waits until the command has
 * ended. Sessions are locked before everything else.
 * @throws SessionEndedError
 */
function* runAsCaller<Answer>(
  context: Context,
  { userId, tokenHash }: Caller,
  steps: Steps<Answer>,
  { isEnding, guard }: { readonly isEnding: boolean; readonly guard: CallerGuard | undefined },
): Steps<Answer> {
  const { now } = context
  const sessionCheck: Statement = isEnding ? [LOCK_ALL, [userId, now]] : [SHARE, [tokenHash, now]]
  // A statement of its own, after the lock: it sees what a command has committed that the lock waited for.
  const checks = guard ? [sessionCheck, guard.select(userId)] : [sessionCheck]
  let step = steps.next()
  // A last batch commits: it must not be sent together with a check that may fail.
  const opening = step.done || step.value.last ? undefined : step.value.statements
  const answers = yield { statements: opening ? [...checks, ...opening] : checks }
  if (!answers[0]!.some(row => row['token_hash'] === tokenHash)) throw new SessionEndedError()
  if (guard) guard.assert(context, answers[1]!)
  if (opening) step = steps.next(answers.slice(checks.length))
  while (!step.done) step = steps.next(yield step.value)
  return step.value
}

/** A condition of every command of a call, checked in its own transaction. */
export interface CallerGuard {
  /** The statement that reads what is checked. */
  readonly select: (userId: bigint) => Statement
  /** @throws DomainError when its rows forbid the command */
  readonly assert: (context: Context, rows: readonly Row[]) => void
}

/** Whose turn what an account asks for takes. */
const accountTurn = (userId: bigint) => `account ${userId}`

/** A store whose reads and commands take the turns of one caller. */
class TurnStore implements Store {
  readonly engine: Store['engine']
  readonly origin: Store
  readonly turn: string

  constructor(origin: Store, turn: string) {
    this.engine = origin.engine
    this.origin = origin
    this.turn = turn
  }

  query<Columns extends Row>(text: string, params?: readonly SqlValue[]): Promise<Columns[]> {
    return this.origin.query(text, params, this.turn)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    return this.origin.execute(command, input, this.turn)
  }

  close(): Promise<void> {
    return this.origin.close()
  }
}

/** The store for work for an account that does not end with a session. */
export const accountStore = (store: Store, userId: bigint): Store =>
  new TurnStore(store.origin ?? store, accountTurn(userId))

/** The store for a caller who is not signed in, by address. */
export const guestStore = (store: Store, address: string): Store => new TurnStore(store, `address ${address}`)

/** A store that runs every command as a caller. */
class CallerStore implements Store {
  readonly engine: Store['engine']
  readonly origin: Store
  readonly turn: string
  readonly #caller: Caller
  readonly #guard: CallerGuard | undefined

  constructor(origin: Store, caller: Caller, guard: CallerGuard | undefined) {
    this.engine = origin.engine
    this.origin = origin
    this.turn = accountTurn(caller.userId)
    this.#caller = caller
    this.#guard = guard
  }

  query<Columns extends Row>(text: string, params?: readonly SqlValue[]): Promise<Columns[]> {
    return this.origin.query(text, params, this.turn)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    const caller = this.#caller
    const options = { isEnding: sessionEndingCommands.has(command), guard: this.#guard }
    return this.origin.execute(
      (context: Context, commandInput: Input) =>
        runAsCaller(context, caller, command(context, commandInput), options),
      input,
      this.turn,
    )
  }

  close(): Promise<void> {
    return this.origin.close()
  }
}

/**
 * The store for a signed-in caller: every command checks, in its own transaction and under a lock, that the session still exists and
 * the account is open, and what the guard says. This costs no extra round trip, except for commands of one batch.
 */
export function callerStore(store: Store, caller: Caller, guard?: CallerGuard): Store {
  return new CallerStore(store, caller, guard)
}

const OPEN_ACCOUNT = 'SELECT password_hash FROM users WHERE id = $1 AND closed_at IS NULL /*share*/'

/**
 * Keeps an account from being closed and its password from being changed until the command has ended.
 * @returns the hash of the password; undefined when the account is closed or gone
 */
export function* lockOpenAccount(userId: bigint): Steps<string | undefined> {
  const [row] = yield* read<{ password_hash: string }>(OPEN_ACCOUNT, [userId])
  return row?.password_hash
}
