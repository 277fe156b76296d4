// One kernel for two engines. A command is a generator: it yields batches of plain SQL, gets their rows back, and returns its
// answer. It knows neither the engine nor the clock nor randomness, so that the same command runs on SQLite and on PostgreSQL, and a test
// can stop it between any two batches.
//
// The SQL is PostgreSQL's, with markers for what differs:
//   $1, $2 …           the parameters
//   /*lock*/           at the end of a SELECT: its rows are locked until the transaction ends (SQLite has one writer anyway)
//   /*lock a*/         the same, only for the rows of the table that is called a in it
//   /*share*/          the same for what others may read and share, but not change or delete meanwhile
//   /*lock or retry*/  as /*lock*/ without waiting: where another transaction has a lock, the command is retried
//   /*one row*/        at the end of an UPDATE: fails unless it changes one row, as an index of SQLite's that is damaged may hide it
//   /*clustered*/      after a CREATE TABLE: rows are kept in the order of the primary key where the engine can
//
// Columns are BIGINT or TEXT. Integers are always read as bigint, counts and sums too.

import type { Change, Changes } from './changes.ts'
import type { DamageWatch } from './damage.ts'

export type SqlValue = bigint | string | null

/** One SQL statement with its parameters. */
export type Statement = readonly [text: string, params?: readonly SqlValue[]]

export type Row = Record<string, SqlValue>

/** Statements that go to the engine together. */
export interface Batch {
  readonly statements: readonly Statement[]
  /** Set on a command's last batch: what the command will answer. It lets the commit travel with the batch. */
  readonly last?: { readonly answer: unknown }
}

/** The generator of a command: yields batches, receives the rows of each statement, returns the answer. */
export type Steps<Answer> = Generator<Batch, Answer, Row[][]>

/** The clock and ids of a command. */
export interface Context {
  /** The moment of this attempt, in milliseconds since 1970 UTC: its start, until another one is taken. */
  readonly now: bigint
  /**
   * Makes the current time the moment of this attempt, from here on. Waiting for a lock takes up to some seconds: call it under the lock
   * where what the command does depends on its time.
   */
  takeMoment(): bigint
  /** A new id, larger than `after` and than every id this node has generated; ids ascend in time. */
  id(after?: bigint): bigint
  /** Tells subscribers of `Store.changes`, on every node, once the command is committed. */
  changed(change: Change): void
}

/** An atomic change of the store. May be retried from its start, so it has no side effects but SQL. */
export type Command<Input, Answer> = (context: Context, input: Input) => Steps<Answer>

export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number
}

/** Reads what has been committed. */
export interface Reader {
  /** Whose turn its reads take, and work on what was read (time-slices.ts); without one, the program's own (SYSTEM). */
  readonly turn?: string
  /**
   * `Columns` says what the text selects: integers as bigint, the rest as string.
   * @param caller whose turn the read takes instead
   * @throws QueueFullError when this caller has too many reads under way
   */
  query<Columns extends Row>(text: string, params?: readonly SqlValue[], caller?: string): Promise<Columns[]>
}

export interface Store extends Reader {
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Runs a command in a transaction of its own. Its promise settles once the engine has made the change durable.
   * @throws DomainError when a business rule forbids it; any other error when the engine failed. Nothing is stored then,
   * except when the connection broke during the commit: an idempotency key tells a retry from a second request. QueueFullError when
   * `caller`, whose turn it takes, has too many commands under way.
   */
  execute<Input, Answer>(command: Command<Input, Answer>, input: Input, caller?: string): Promise<Answer>
  /** The store that this one wraps, as for a signed-in caller; caches keyed by store use it. */
  readonly origin?: Store
  /**
   * PostgreSQL only: a store with a connection of its own, for what must not wait until one is free. Its answers are waited for only
   * briefly, and it is closed by itself.
   */
  lane?(): Store
  /** Of a store that was opened: what its commands, and those of other processes, have changed. */
  readonly changes?: Changes
  /** Of a store that was opened: whether what it holds was found to be damaged. */
  readonly damage?: DamageWatch
  /** PostgreSQL only: how many commands and reads wait for a connection. */
  waiting?(): number
  /** PostgreSQL only: the id of this node among those that write to the database. */
  readonly nodeId?: number
  close(): Promise<void>
}

/** Sends one statement and gives its rows; `Columns` says what the text selects. */
export function* read<Columns extends Row>(...statement: Statement): Steps<Columns[]> {
  const [rows] = yield { statements: [statement] }
  return rows as Columns[]
}

/** Sends statements together and gives the rows of each. */
export function* send(...statements: Statement[]): Steps<Row[][]> {
  return yield { statements }
}

/**
 * Sends a command's last statements and answers. The commit goes along, so nothing may be sent or thrown afterwards.
 * `return yield* finish(answer, ...statements)`
 */
export function* finish<Answer>(answer: Answer, ...statements: Statement[]): Steps<Answer> {
  yield { statements, last: { answer } }
  return answer
}
