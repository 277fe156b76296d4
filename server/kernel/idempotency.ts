import { DomainError } from './domain-error.ts'
import type { Migration } from './migrations.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type SqlValue,
  type Statement,
  type Steps,
} from './store.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

/** One request of one person, identified by the client's idempotency key, which it keeps until it has an answer. */
export interface IdempotentRequest {
  readonly userId: bigint
  readonly key: string
  /** The parameters of the request. The same key with other parameters is rejected. */
  readonly request: readonly (SqlValue | undefined)[]
}

/**
 * The optional fields of a request that were given, each with its name: so a request without one stays the same request when an operation
 * gets another such field.
 */
export const givenFields = (fields: Record<string, string | undefined>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))

const CLAIM = `INSERT INTO idempotency(user_id, key, request, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING user_id`
const READ = 'SELECT request, answer FROM idempotency WHERE user_id = $1 AND key = $2'
const COMPLETE = 'UPDATE idempotency SET answer = $3 WHERE user_id = $1 AND key = $2'

/**
 * Executes a request at most once: key, request and answer are stored in the transaction of the change itself. The same
 * key and request again give the stored answer; a rejected or failed attempt leaves the key free. The claim travels with the first
 * batch of `steps` and the answer with the last, so that it costs no round trip. The answer must be plain JSON; `toAnswer` makes it of
 * what is stored, which an earlier version may have written.
 *
 * The request is kept as text and not as a hash: it is about as short, and nothing can collide.
 * @throws DomainError `idempotency_mismatch` when the key was used for another request.
 */
export function* executeOnce<Answer>(
  context: Context,
  intention: IdempotentRequest,
  steps: Steps<Answer>,
  toAnswer: (stored: unknown) => Answer = stored => stored as Answer,
): Steps<Answer> {
  const { userId, key } = intention
  const request = requestText(intention.request)
  const claim: Statement = [CLAIM, [userId, key, request, context.now]]
  const complete = (answer: Answer): Statement => [COMPLETE, [userId, key, JSON.stringify(answer)]]

  let step = steps.next()
  // A last batch commits: it must not travel with a claim that may fail.
  const opening = step.done || step.value.last ? undefined : step.value.statements
  const [claimed, ...rows] = yield { statements: [claim, ...(opening ?? [])] }
  if (claimed!.length === 0) return toAnswer(yield* replay(userId, key, request))

  if (opening) step = steps.next(rows)
  while (!step.done && !step.value.last) step = steps.next(yield step.value)
  if (step.done) return yield* finish(step.value, complete(step.value))

  const answer = step.value.last!.answer as Answer
  const closing = yield { statements: [...step.value.statements, complete(answer)], last: { answer } }
  steps.next(closing.slice(0, -1))
  return answer
}

function* replay(userId: bigint, key: string, request: string): Steps<unknown> {
  const [stored] = yield* read<{ request: string; answer: string }>(READ, [userId, key])
  if (stored!.request !== request) throw new DomainError('idempotency_mismatch')
  return JSON.parse(stored!.answer) as unknown
}

/** Whether a person's key already has a stored answer, so that a replay changes nothing. */
export async function hasStoredAnswer(reader: Reader, userId: bigint, key: string): Promise<boolean> {
  const found = await reader.query<{ request: string; answer: string }>(READ, [userId, key])
  return found.length > 0
}

/** The request as text: the same figures give the same text, whatever their types. */
function requestText(request: IdempotentRequest['request']): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** How long answers are kept for replays, in milliseconds: the app keeps a key for a day. */
const RETENTION = 30n * DAY_BIGINT
/** Rows that one run deletes. */
const PRUNE_BATCH = 500n

/** How the keys of a sandbox's seed begin. */
const SEED_PREFIX = '5eed0000-'

/** Whether a key is the seed's: no caller of the API may use it, as its answer would be kept for ever. */
export const isReservedKey = (key: unknown): boolean => typeof key === 'string' && key.startsWith(SEED_PREFIX)

/** All keys but those of the seed and the robots of a sandbox, which must never expire. */
const IS_EXPIRING = `substr(key, 1, 9) <> '${SEED_PREFIX}' AND substr(key, 1, 6) <> 'robot:'`

/** Finds expired keys without reading the others. */
export const idempotencyPruningSchema: Omit<Migration, 'version'> = {
  name: 'index of idempotency keys by age',
  statements: [`CREATE INDEX idempotency_old ON idempotency(created_at) WHERE ${IS_EXPIRING}`],
}

const PRUNE = `DELETE FROM idempotency WHERE (user_id, key) IN (
  SELECT user_id, key FROM idempotency WHERE created_at < $1 AND ${IS_EXPIRING} ORDER BY created_at LIMIT $2
) RETURNING user_id`

/** Deletes the oldest 500 answers that are older than 30 days; run it periodically. @returns how many were deleted */
export function* pruneIdempotency(context: Context): Steps<number> {
  return (yield* read(PRUNE, [context.now - RETENTION, PRUNE_BATCH])).length
}
