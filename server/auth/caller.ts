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

/** Somebody who is signed in, by the session that says so. */
export interface Caller {
  readonly userId: bigint
  /** As tokens.ts stores it. */
  readonly tokenHash: string
}

/** The session of a caller has ended, or the account was closed, before what was asked for could be done; nothing was stored. */
export class SessionEnded extends Error {}

const SHARE = `SELECT s.token_hash FROM sessions s WHERE s.token_hash = $1 AND s.expires_at > $2
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.closed_at IS NULL) /*share*/`
const LOCK_ALL = `SELECT s.token_hash FROM sessions s WHERE s.user_id = $1 AND s.expires_at > $2
  AND EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.closed_at IS NULL) ORDER BY s.token_hash /*lock*/`
const LOCK_NEW = 'SELECT token_hash FROM sessions WHERE user_id = $1 /*lock or retry*/'

/** Commands that end sessions of their caller. */
const ending = new WeakSet<object>()

/**
 * Marks a command that ends sessions of its caller. All of them are locked before anything else, in one order: two such commands of
 * one person, each from a session that the other is to end, wait for each other's beginning and not for each other's end.
 */
export function endsSessions<Input, Answer>(command: Command<Input, Answer>): Command<Input, Answer> {
  ending.add(command)
  return command
}

/**
 * Locks the sessions that a sign-in has opened since a command that ends sessions has begun, after that command has changed the row
 * of its account: none can be opened from then on. Where one of them is at work the command begins again, rather than to wait for
 * somebody who may wait for that row.
 */
export const lockNewSessions = (userId: bigint): Statement => [LOCK_NEW, [userId]]

/**
 * The course of a command as its caller's: its first batch carries the question whether the session is there, and locks it, so that
 * whoever ends it waits until the command has ended. Sessions are locked before everything else.
 * @throws SessionEnded
 */
function* actAs<Answer>(
  { now }: Context,
  { userId, tokenHash }: Caller,
  steps: Steps<Answer>,
  isEnding: boolean,
): Steps<Answer> {
  const guard: Statement = isEnding ? [LOCK_ALL, [userId, now]] : [SHARE, [tokenHash, now]]
  let step = steps.next()
  // A last batch commits: it must not travel with a question that may be answered with no.
  const opening = step.done || step.value.last ? undefined : step.value.statements
  const [sessions, ...rows] = yield { statements: opening ? [guard, ...opening] : [guard] }
  if (!sessions!.some(row => row['token_hash'] === tokenHash)) throw new SessionEnded()
  if (opening) step = steps.next(rows)
  while (!step.done) step = steps.next(yield step.value)
  return step.value
}

/** A store whose every command is done by a caller, or not at all. */
class CallerStore implements Store {
  readonly engine: Store['engine']
  readonly origin: Store
  readonly #caller: Caller

  constructor(origin: Store, caller: Caller) {
    this.engine = origin.engine
    this.origin = origin
    this.#caller = caller
  }

  query<Columns extends Row>(text: string, params?: readonly SqlValue[]): Promise<Columns[]> {
    return this.origin.query(text, params)
  }

  execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    const caller = this.#caller
    const isEnding = ending.has(command)
    return this.origin.execute(
      (context: Context, given: Input) => actAs(context, caller, command(context, given), isEnding),
      input,
    )
  }

  close(): Promise<void> {
    return this.origin.close()
  }
}

/**
 * The store as somebody who is signed in may use it: every command looks, in its own transaction and under a lock, whether the session
 * is still there and the account is open. It costs no round trip, but for commands of one batch.
 */
export function storeOf(store: Store, caller: Caller): Store {
  return new CallerStore(store, caller)
}

const OPEN_ACCOUNT = 'SELECT password_hash FROM users WHERE id = $1 AND closed_at IS NULL /*share*/'

/**
 * Keeps an account from being closed and its password from being changed until the command has ended.
 * @returns the hash of the password; undefined when the account is closed or gone
 */
export function* holdOpen(userId: bigint): Steps<string | undefined> {
  const [row] = yield* read<{ password_hash: string }>(OPEN_ACCOUNT, [userId])
  return row?.password_hash
}
