/** Cases that run against the stub server only: every error of every operation, and request variants. */
import type { Audience } from '#src/api/client.ts'
import type { Row } from '../row.ts'
import { explainRequest } from '../spec.ts'
import { errorKinds, type ErrorKind } from './errors.ts'
import { problemsOf, difference, gives, type Expects } from './expects.ts'
import { firstSuccesses } from './interactions.ts'
import { outcomeOf } from './outcome.ts'
import type { StubServer, Reply } from './stub-server.ts'
import { TOKEN, expectedRequest, receivedRequest } from './request.ts'
import { withoutAnswer } from './network-failures.ts'
import { openTestClient, type TestClientSettings } from './test-client.ts'

/** One call in one variant. */
export interface StubCase {
  readonly name: string
  readonly row: Row
  readonly reply: Reply | 'timeout'
  readonly audience?: Audience
  readonly settings?: Omit<TestClientSettings, 'url'>
  readonly expects: Expects
}

/** Default fields of a deployment, one of which the operation has itself: its own value wins (R7.1). */
function defaultBodyFor(row: Row): Record<string, string> {
  const [own] = Object.keys(row.sends)
  return { app: 'fairline', channel: 'a+b & ü', ...(own ? { [own]: 'of the deployment' } : {}) }
}

const tokenOf = (row: Row) => (row.isSignedIn ? TOKEN : undefined)
const success = (row: Row) => ({ row, reply: { json: row.answer }, expects: gives(row.answer) })

function errorCase(row: Row, { name, locale = row.locale, ...kind }: ErrorKind): StubCase {
  // Signed in also on public operations, to see whether the session is kept.
  return { ...kind, name: `${row.operation.id}: ${name}`, row, settings: { locale, token: TOKEN } }
}

/** The same request from a guest or member, in another language and on another line (R7.1 to R7.3). */
function requestCases(row: Row): StubCase[] {
  const { id, isPublic } = row.operation
  const made = success(row)
  const token = tokenOf(row)
  return [
    ...(isPublic
      ? [
          { ...made, name: `${id}: a guest sends no token` },
          { ...made, name: `${id}: a member sends the token`, settings: { token: TOKEN } },
        ]
      : []),
    { ...made, name: `${id}: in another language`, settings: { token, locale: 'rus' } },
    { ...made, name: `${id}: on the second line`, settings: { token, line: 1 } },
    { ...made, name: `${id}: with a default body`, settings: { token, defaultBody: defaultBodyFor(row) } },
  ]
}

/** Client-only rows, and each refusal for a caller that does not catch. */
function ownCase(row: Row): StubCase[] {
  const settings = { token: tokenOf(row), locale: row.locale }
  // An ended session is the same with catch and without, so its interaction is all there is to play.
  if (row.answer.code === 401) return []
  if (row.answer.code === 200) return row.clientOnly ? [{ ...success(row), name: row.name, settings }] : []
  const expects: Expects = { outcome: 'gives nothing', effects: [], session: 'kept' }
  return [{ name: `${row.name}, without catch`, row, reply: { json: row.answer }, settings, expects }]
}

/** All stub cases of these rows. */
export function stubCasesOf(rows: readonly Row[]): StubCase[] {
  const successes = firstSuccesses(rows)
  const isFirstOfTag = ({ operation }: Row) =>
    successes.find(row => row.operation.tag === operation.tag)?.operation === operation
  return [
    ...rows.flatMap(ownCase),
    ...successes.flatMap(row => [
      ...requestCases(row),
      ...errorKinds.filter(kind => !kind.oncePerTag || isFirstOfTag(row)).map(kind => errorCase(row, kind)),
    ]),
  ]
}

function requestProblems({ row, settings = {} }: StubCase, peer: StubServer): string[] {
  const [heard, ...more] = peer.received
  if (!heard) return ['nothing was sent']
  const { defaultBody, token, locale } = settings
  const expected = expectedRequest(row, { token, locale: locale ?? 'en', defaultBody: defaultBody ?? {} })
  return [
    ...difference('request', receivedRequest(heard, Object.keys(expected.headers)), expected),
    // Default fields of a deployment are not in the specification.
    ...(defaultBody ? [] : explainRequest(row.operation, heard)),
    ...(more.length === 0 ? [] : [`it was sent ${more.length + 1} times`]),
  ]
}

/** Runs a stub case. @returns the problems of the client; empty when there are none */
export async function runStubCase(rehearsal: StubCase, peer: StubServer): Promise<string[]> {
  const { row, reply, audience, settings = {}, expects } = rehearsal
  const world = await openTestClient({ ...settings, url: peer.url })
  const call = () => outcomeOf(row.call, audience)
  if (reply === 'timeout') {
    return problemsOf(expects, { outcome: await withoutAnswer(call), world }, settings.token)
  }
  peer.answerWith(reply)
  const outcome = await call()
  return [...requestProblems(rehearsal, peer), ...problemsOf(expects, { outcome, world }, settings.token)]
}
