/** What is played to the client alone: every error of every operation, and the ways in which a request may be made. */
import type { CallOptions } from '#src/api/client.ts'
import type { Row } from '../row.ts'
import { explainRequest } from '../spec.ts'
import { errorKinds, type ErrorKind } from './errors.ts'
import { complaints, differs, gives, type Expects } from './expects.ts'
import { firstSuccesses } from './interactions.ts'
import { outcomeOf } from './outcome.ts'
import type { Peer, Reply } from './peer.ts'
import { TOKEN, expectedRequest, heardRequest } from './request.ts'
import { silently } from './silence.ts'
import { openWorld, type WorldSettings } from './world.ts'

/** One call in one situation. */
export interface Rehearsal {
  readonly name: string
  readonly row: Row
  readonly reply: Reply | 'timeout'
  readonly options?: CallOptions
  readonly settings?: Omit<WorldSettings, 'url'>
  readonly expects: Expects
}

/** Fields that a deployment adds to every request; one of them the operation has itself, and its own counts (R7.1). */
function defaultBodyFor(row: Row): Record<string, string> {
  const [own] = Object.keys(row.sends)
  return { app: 'fairline', channel: 'a+b & ü', ...(own ? { [own]: 'of the deployment' } : {}) }
}

const tokenOf = (row: Row) => (row.isSignedIn ? TOKEN : undefined)
const success = (row: Row) => ({ row, reply: { json: row.answer }, expects: gives(row.answer) })

function errorRehearsal(row: Row, { name, locale = row.locale, ...kind }: ErrorKind): Rehearsal {
  // Somebody is signed in also where guests are welcome, so that it shows whether the session is kept.
  return { ...kind, name: `${row.operation.id}: ${name}`, row, settings: { locale, token: TOKEN } }
}

/** The same request from other people, in other languages and places (R7.1 to R7.3). */
function requestRehearsals(row: Row): Rehearsal[] {
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

/** The rows that no back end can be asked for, and each refusal as the caller who does not catch sees it. */
function ownRehearsal(row: Row): Rehearsal[] {
  const settings = { token: tokenOf(row), locale: row.locale }
  if (row.answer.code === 200) return row.clientOnly ? [{ ...success(row), name: row.name, settings }] : []
  const expects: Expects = { outcome: 'gives nothing', effects: [], session: 'kept' }
  return [{ name: `${row.name}, without catch`, row, reply: { json: row.answer }, settings, expects }]
}

/** Every rehearsal of these rows. */
export function rehearsalsOf(rows: readonly Row[]): Rehearsal[] {
  const successes = firstSuccesses(rows)
  const isFirstOfTag = ({ operation }: Row) =>
    successes.find(row => row.operation.tag === operation.tag)?.operation === operation
  return [
    ...rows.flatMap(ownRehearsal),
    ...successes.flatMap(row => [
      ...requestRehearsals(row),
      ...errorKinds
        .filter(kind => !kind.oncePerTag || isFirstOfTag(row))
        .map(kind => errorRehearsal(row, kind)),
    ]),
  ]
}

function requestComplaints({ row, settings = {} }: Rehearsal, peer: Peer): string[] {
  const [heard, ...more] = peer.heard
  if (!heard) return ['nothing was sent']
  const { defaultBody, token, locale } = settings
  const expected = expectedRequest(row, { token, locale: locale ?? 'en', defaultBody: defaultBody ?? {} })
  return [
    ...differs('request', heardRequest(heard, Object.keys(expected.headers)), expected),
    // What a deployment adds to every request is not in the specification.
    ...(defaultBody ? [] : explainRequest(row.operation, heard)),
    ...(more.length === 0 ? [] : [`it was sent ${more.length + 1} times`]),
  ]
}

/** Plays a rehearsal. @returns what is wrong with the client; empty when nothing is */
export async function complaintsOfRehearsal(rehearsal: Rehearsal, peer: Peer): Promise<string[]> {
  const { row, reply, options = {}, settings = {}, expects } = rehearsal
  const world = await openWorld({ ...settings, url: peer.url })
  const call = () => outcomeOf(() => row.call(options))
  if (reply === 'timeout') {
    return complaints(expects, { outcome: await silently(call), world }, settings.token)
  }
  peer.answers(reply)
  const outcome = await call()
  return [...requestComplaints(rehearsal, peer), ...complaints(expects, { outcome, world }, settings.token)]
}
