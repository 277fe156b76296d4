/**
 * The error cases of operations (R8). Three of them a back end can be asked for, so they are recorded: a 401 for an unknown token,
 * "not now", and an internal error. The others concern the client only: no back end can be made to answer a code that it never uses, or
 * a proxy's web page (docs/decisions/0006).
 */
import type { Audience } from '#src/api/client.ts'
import type { Locale } from '#src/lib/locales.ts'
import type { Envelope } from '../spec.ts'
import type { StateKey } from '../states.ts'
import type { Expects } from './expects.ts'
import type { Reply } from './stub-server.ts'

/** An error case that is run on operations. */
export interface ErrorKind {
  readonly name: string
  /** Run on one operation of each tag: a detail of the client that is the same for all operations. */
  readonly oncePerTag?: true
  /** 'timeout': the network takes longer than the client waits. */
  readonly reply: Reply | 'timeout'
  readonly audience?: Audience
  readonly locale?: Locale
  readonly expects: Expects
}

const NO_EFFECTS = { outcome: 'gives nothing', effects: [], session: 'kept' } as const satisfies Expects
const toastExpectation = (toast: string): Expects => ({ ...NO_EFFECTS, effects: [{ toast }] })
const answers = (json: Envelope): Reply => ({ json })
const CATCHING: Audience = { catch: true }

const signedOut: Envelope = { code: 401, msg: 'hint_signed_out' }
const notNow: Envelope = { code: 209, msg: 'hint_not_now' }
const broken: Envelope = { code: 500, msg: 'hint_server_error' }
const belowMinimum: Envelope = { code: 500, msg: 'hint_below_minimum', params: { minimum: '10.50' } }
const refused: Envelope = { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } }
const rejection: Expects = {
  ...NO_EFFECTS,
  outcome: { rejects: { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } } },
}
const hint48: Envelope = { code: 460, msg: 'hint_48' }
const hint48SignOut: Envelope = { code: 401, msg: 'hint_48' }

/** An error that a back end can be asked for. */
export interface RecordedKind {
  readonly name: string
  readonly answer: Envelope
  /** The state that causes it; without one, an unknown token does. */
  readonly state: StateKey | undefined
  readonly expects: Expects
}

/** The session is removed and sign-in is shown. */
export const signsOut: Expects = { ...NO_EFFECTS, effects: ['sign-in is shown'], session: 'removed' }

export const recordedKinds: readonly RecordedKind[] = [
  { name: '401 for a token that nobody has', answer: signedOut, state: undefined, expects: signsOut },
  { name: '209 when it is not available', answer: notNow, state: 'answersNotNow', expects: NO_EFFECTS },
  {
    name: '500 when it fails inside',
    answer: broken,
    state: 'failsInside',
    expects: toastExpectation('Server error. Try again later'),
  },
]

const failsWith = (fails: 'timeout' | 'network' | 'status' | 'malformed', status?: number): Expects => ({
  outcome: { fails, status },
  effects: [
    { toast: fails === 'timeout' ? 'Request timeout' : 'Interface exception, please try again later' },
  ],
  session: 'kept',
})
const page = '<!doctype html><title>Sign in to this network</title>'

export const errorKinds: readonly ErrorKind[] = [
  { name: '401', reply: answers(signedOut), expects: signsOut },
  {
    name: '401 with catch',
    oncePerTag: true,
    reply: answers(signedOut),
    audience: CATCHING,
    expects: signsOut,
  },
  { name: '209', reply: answers(notNow), expects: NO_EFFECTS },
  { name: '209 with catch', reply: answers(notNow), audience: CATCHING, expects: NO_EFFECTS },
  {
    name: '500',
    reply: answers(broken),
    expects: toastExpectation('Server error. Try again later'),
  },
  {
    name: '500 with catch',
    oncePerTag: true,
    reply: answers(broken),
    audience: CATCHING,
    expects: toastExpectation('Server error. Try again later'),
  },
  {
    name: '500 with params',
    reply: answers(belowMinimum),
    expects: toastExpectation('The minimum is 10.50'),
  },
  {
    name: '500 with params, in Chinese',
    oncePerTag: true,
    reply: answers(belowMinimum),
    locale: 'zh',
    expects: toastExpectation('最低为 10.50'),
  },
  {
    name: '500 with params, in Arabic',
    oncePerTag: true,
    reply: answers(belowMinimum),
    locale: 'ar',
    expects: toastExpectation('الحد الأدنى 10.50'),
  },
  {
    name: '500 with a text in place of a key',
    oncePerTag: true,
    reply: answers({ code: 500, msg: 'Closed until 18:00' }),
    expects: toastExpectation('Closed until 18:00'),
  },
  { name: 'another code', reply: answers(refused), expects: NO_EFFECTS },
  { name: 'another code with catch', reply: answers(refused), audience: CATCHING, expects: rejection },
  { name: 'hint_48', reply: answers(hint48), expects: { ...NO_EFFECTS, outcome: { gives: hint48 } } },
  {
    name: 'hint_48 with code 401',
    oncePerTag: true,
    reply: answers(hint48SignOut),
    audience: CATCHING,
    expects: { ...NO_EFFECTS, outcome: { gives: hint48SignOut } },
  },
  { name: 'timeout', reply: 'timeout', expects: failsWith('timeout') },
  { name: 'transport failure', reply: 'nothing', expects: failsWith('network') },
  { name: 'HTTP 500', reply: { json: broken, status: 500 }, expects: failsWith('status', 500) },
  {
    name: 'HTTP 404',
    reply: { json: refused, status: 404 },
    audience: CATCHING,
    expects: failsWith('status', 404),
  },
  {
    name: 'HTTP 401',
    oncePerTag: true,
    reply: { json: signedOut, status: 401 },
    expects: failsWith('status', 401),
  },
  {
    name: 'HTML instead of JSON',
    reply: { text: page, type: 'text/html' },
    expects: failsWith('malformed', 200),
  },
  {
    name: 'half an answer',
    oncePerTag: true,
    reply: { text: '{"code":200,"msg":"o', type: 'application/json' },
    expects: failsWith('malformed', 200),
  },
  {
    name: 'an empty answer',
    oncePerTag: true,
    reply: { text: '', type: 'application/json' },
    expects: failsWith('malformed', 200),
  },
  {
    name: 'transport failure of a quiet call',
    oncePerTag: true,
    reply: 'nothing',
    audience: { quiet: true },
    expects: { ...failsWith('network'), effects: [] },
  },
]
