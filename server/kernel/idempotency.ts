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

/** One intention of one person: the key is made by the caller and kept until it has an answer. */
export interface Intention {
  readonly userId: bigint
  readonly key: string
  /** What was asked for. The same key with other figures here is refused. */
  readonly request: readonly (SqlValue | undefined)[]
}

const CLAIM = `INSERT INTO idempotency(user_id, key, request, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING user_id`
const READ = 'SELECT request, answer FROM idempotency WHERE user_id = $1 AND key = $2'
const COMPLETE = 'UPDATE idempotency SET answer = $3 WHERE user_id = $1 AND key = $2'

/**
 * Lets an intention happen once: the key, the request and the answer are stored in the transaction of the change itself. The same
 * key and request again give the stored answer; a refused or failed attempt leaves the key free. The claim travels with the first
 * batch of `steps` and the answer with the last, so that it costs no round trip. The answer must be plain JSON.
 *
 * The request is kept as text and not as a hash: it is about as short, and nothing can collide.
 * @throws DomainError `idempotency_mismatch` when the key was used for another request.
 */
export function* once<Answer>(context: Context, intention: Intention, steps: Steps<Answer>): Steps<Answer> {
  const { userId, key } = intention
  const request = textOf(intention.request)
  const claim: Statement = [CLAIM, [userId, key, request, context.now]]
  const complete = (answer: Answer): Statement => [COMPLETE, [userId, key, JSON.stringify(answer)]]

  let step = steps.next()
  // A last batch commits: it must not travel with a claim that may fail.
  const opening = step.done || step.value.last ? undefined : step.value.statements
  const [claimed, ...rows] = yield { statements: [claim, ...(opening ?? [])] }
  if (claimed!.length === 0) return yield* replay<Answer>(userId, key, request)

  if (opening) step = steps.next(rows)
  while (!step.done && !step.value.last) step = steps.next(yield step.value)
  if (step.done) return yield* finish(step.value, complete(step.value))

  const answer = step.value.last!.answer as Answer
  const closing = yield { statements: [...step.value.statements, complete(answer)], last: { answer } }
  steps.next(closing.slice(0, -1))
  return answer
}

function* replay<Answer>(userId: bigint, key: string, request: string): Steps<Answer> {
  const [stored] = yield* read<{ request: string; answer: string }>(READ, [userId, key])
  if (stored!.request !== request) throw new DomainError('idempotency_mismatch')
  return JSON.parse(stored!.answer) as Answer
}

/** Whether a person's key has an answer already, so that its repetition changes nothing. */
export async function isAnswered(reader: Reader, userId: bigint, key: string): Promise<boolean> {
  const found = await reader.query<{ request: string; answer: string }>(READ, [userId, key])
  return found.length > 0
}

/** The request as text: the same figures give the same text, whatever their types. */
function textOf(request: Intention['request']): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** For so long a repetition finds its answer, in milliseconds: the app keeps an intention for as long as a draft, a day. */
const KEPT_FOR = 30n * 86_400_000n
/** As many rows as one run deletes. */
const AT_ONCE = 500n

/** Keys by which the seed and the robots of a sandbox know what they have done, however long ago. */
const IS_PASSING = "substr(key, 1, 9) <> '5eed0000-' AND substr(key, 1, 6) <> 'robot:'"

/** What is old is found without reading what is not. */
export const idempotencyPruningSchema: Omit<Migration, 'version'> = {
  name: 'index of idempotency keys by age',
  statements: [`CREATE INDEX idempotency_old ON idempotency(created_at) WHERE ${IS_PASSING}`],
}

const PRUNE = `DELETE FROM idempotency WHERE (user_id, key) IN (
  SELECT user_id, key FROM idempotency WHERE created_at < $1 AND ${IS_PASSING} ORDER BY created_at LIMIT $2
) RETURNING user_id`

/** A command that forgets answers of more than 30 days ago, the oldest 500 of them; run it now and then. @returns how many */
export function* pruneIdempotency(context: Context): Steps<number> {
  return (yield* read(PRUNE, [context.now - KEPT_FOR, AT_ONCE])).length
}
