/**
 * The answers that a first screen needs, asked for while the app's code is still on its way: first by a script inside the
 * page (src/app/prerender/early-calls.ts), which has modules of its own and so leaves them in `firstAnswers`. The client
 * takes them over: a call that equals one of these in address and headers gets its answer instead of being sent again.
 */
import { abortAfter } from '../lib/abort.ts'
import { INITIAL_TIMEOUT } from '../lib/constants.ts'
import { asRecord } from '../stores/storage/parse.ts'
import type { OperationPath } from './generated/operations.ts'
import { currentCaller, getRequest, type Fields, type GetRequest } from './wire.ts'

interface FirstAnswer {
  headers: Record<string, string>
  /** Rejects when none arrives; undefined for one with an HTTP status that is no success. */
  body: Promise<string | undefined>
}

interface FirstAnswers {
  byUrl: Map<string, FirstAnswer>
  /** Whether more may be asked for. */
  isOpen: boolean
}

declare global {
  var firstAnswers: FirstAnswers | undefined
}

const answers = (globalThis.firstAnswers ??= { byUrl: new Map(), isOpen: true })

/**
 * Asks for an answer ahead of the client, once the runtime config is known, with the documented address and headers
 * (R7.1, R7.2). @returns the answer if its code is 200; undefined for any other, which is left to the client. Never
 * rejects.
 */
export async function requestFirst<Answer>(path: OperationPath, params: Fields): Promise<Answer | undefined> {
  if (!answers.isOpen) return undefined
  const { url, headers } = getRequest(path, params, currentCaller())
  const known = answers.byUrl.get(url)
  const answer = known && hasHeaders(known, headers) ? known : send({ url, headers })
  answers.byUrl.set(url, answer)
  try {
    // Unread: the first view shows what it can of it, for a moment.
    return (await answer.body.then(asSuccess)) as Answer | undefined
  } catch {
    return undefined
  }
}

const hasHeaders = (answer: FirstAnswer, headers: GetRequest['headers']) =>
  JSON.stringify(answer.headers) === JSON.stringify(headers)

const asSuccess = (body: string | undefined) => {
  const fields = asRecord(JSON.parse(body ?? ''))
  return fields?.code === 200 ? fields : undefined
}

function send({ url, headers }: GetRequest): FirstAnswer {
  const response = fetch(url, {
    headers: { ...headers, Accept: 'application/json' },
    signal: abortAfter(INITIAL_TIMEOUT),
  })
  return { headers, body: response.then(one => (one.ok ? one.text() : undefined)) }
}

/**
 * Takes over the answer to a request, once; undefined if it was not asked for.
 * @returns the body, or undefined for an HTTP status that is no success; rejects when no answer arrives
 */
export function takeFirstAnswer({ url, headers }: GetRequest): Promise<string | undefined> | undefined {
  const answer = answers.byUrl.get(url)
  answers.byUrl.delete(url)
  return answer && hasHeaders(answer, headers) ? answer.body : undefined
}

/** From now on every call is sent: what was asked for at the start is getting old. */
export function dropFirstAnswers(): void {
  answers.isOpen = false
  answers.byUrl.clear()
}
