import { createRandom } from '#contracts/verify/random.ts'
import { requestFor } from './make-call.ts'
import { picture } from './mutate-request.ts'
import type { Operation } from './operations.ts'
import type { Actor } from './people.ts'
import type { Fields, ParsedAnswer, Pool } from './pool.ts'
import { MULTIPART } from './request.ts'
import type { Client } from './send.ts'

/** Valid calls, to prepare accounts and data. */
export interface Api {
  /** The answer, success or not. @throws Error when none came */
  call(actor: Actor, operation: string, fields?: Fields): Promise<ParsedAnswer>
  /** The data of a success. @throws Error otherwise */
  get(actor: Actor, operation: string, fields?: Fields): Promise<Readonly<Record<string, unknown>>>
  /** The rows of a success, or its data as a single row. @throws Error otherwise */
  rows(
    actor: Actor,
    operation: string,
    fields?: Fields,
  ): Promise<readonly Readonly<Record<string, unknown>>[]>
}

/**
 * How long a call may take that prepares the run, in milliseconds. The machine may be busy, and only the numbered calls
 * are judged. It is not sent again, as a second code, for example, is refused until a minute after the first.
 */
const PREPARATION_TIMEOUT = 60_000

const createFixedRandom = () => createRandom(0, 0)

/** Makes calls as the app does and puts ids from the answers into the pool. */
export function createApi(operations: readonly Operation[], client: () => Client, pool: Pool): Api {
  const byId = new Map(operations.map(operation => [operation.id, operation]))

  const call: Api['call'] = async (actor, id, fields = {}) => {
    const operation = byId.get(id)
    if (!operation) throw new Error(`The specification has no ${id}.`)
    const entries = Object.entries(fields)
    const given = operation.method === 'GET' ? { query: entries, body: [] } : { query: [], body: entries }
    const files = operation.bodyType === MULTIPART ? [picture(createFixedRandom())] : []
    const plain = requestFor(operation, { ...given, files }, actor.token, createFixedRandom())
    // A separate address, so that the fuzzer's rate limits do not apply.
    const others = plain.headers.filter(([name]) => name !== 'X-Forwarded-For')
    const request = { ...plain, headers: [...others, ['X-Forwarded-For', '203.0.113.7'] as const] }
    const { answers, ended, reason } = await client().send(request, PREPARATION_TIMEOUT)
    const [answer] = answers
    if (!answer) throw new Error(`${id} was not answered: ${ended} ${reason ?? ''}`)
    const parsed = JSON.parse(answer.body) as ParsedAnswer
    if (parsed.code === 200) pool.learn(actor, id, parsed, 0)
    return parsed
  }
  const succeed = async (...given: Parameters<Api['call']>) => {
    const answer = await call(...given)
    if (answer.code !== 200) throw new Error(`${given[1]} answered ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    call,
    get: async (...given) => ((await succeed(...given)).data ?? {}) as Readonly<Record<string, unknown>>,
    rows: async (...given) => {
      const { data, rows } = await succeed(...given)
      return (rows ?? (data ? [data] : [])) as Readonly<Record<string, unknown>>[]
    },
  }
}
