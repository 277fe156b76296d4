/**
 * The error rows that operations have (R8). Three of them a back end can be asked for, so they are recorded: its own 401 for
 * a token that it does not know, "not now", and a fault inside. What the others play is the client's affair alone: no back end can
 * be made to answer a code that it never uses, or to be a proxy's web page (docs/decisions/0006).
 */
import type { CallOptions } from '#src/api/client.ts'
import type { Locale } from '#src/lib/locales.ts'
import type { Envelope } from '../spec.ts'
import type { StateKey } from '../states.ts'
import type { Expects } from './expects.ts'
import type { Reply } from './peer.ts'

/** A situation that operations are put into. */
export interface ErrorKind {
  readonly name: string
  /** Played on one operation of each tag: a detail of the client that no operation can change. */
  readonly oncePerTag?: true
  /** 'timeout': the network takes longer than the client waits. */
  readonly reply: Reply | 'timeout'
  readonly options?: CallOptions
  readonly locale?: Locale
  readonly expects: Expects
}

const nothing = { outcome: 'gives nothing', effects: [], session: 'kept' } as const satisfies Expects
const toasts = (toast: string): Expects => ({ ...nothing, effects: [{ toast }] })
const answers = (json: Envelope): Reply => ({ json })
const catching: CallOptions = { catch: true }

const signedOut: Envelope = { code: 401, msg: 'hint_signed_out' }
const notNow: Envelope = { code: 209, msg: 'hint_not_now' }
const broken: Envelope = { code: 500, msg: 'hint_server_error' }
const belowMinimum: Envelope = { code: 500, msg: 'hint_below_minimum', params: { minimum: '10.50' } }
const refused: Envelope = { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } }
const rejection: Expects = {
  ...nothing,
  outcome: { rejects: { code: 460, msg: 'hint_price_moved', params: { price: '189.10' } } },
}
const marked: Envelope = { code: 460, msg: 'hint_48' }
const markedSignOut: Envelope = { code: 401, msg: 'hint_48' }

/** An error that a back end can be asked for. */
export interface RecordedKind {
  readonly name: string
  readonly answer: Envelope
  /** The state that brings it about; none: the token that nobody has does. */
  readonly state: StateKey | undefined
  readonly expects: Expects
}

const signOut: Expects = { ...nothing, effects: ['sign-in is shown'], session: 'removed' }

export const recordedKinds: readonly RecordedKind[] = [
  { name: '401 for a token that nobody has', answer: signedOut, state: undefined, expects: signOut },
  { name: '209 when it is not available', answer: notNow, state: 'answersNotNow', expects: nothing },
  {
    name: '500 when it fails inside',
    answer: broken,
    state: 'failsInside',
    expects: toasts('The server has a fault. Please try again later'),
  },
]

const lost = (fails: 'timeout' | 'network' | 'status' | 'malformed', status?: number): Expects => ({
  outcome: { fails, status },
  effects: [
    { toast: fails === 'timeout' ? 'Request timeout' : 'Interface exception, please try again later' },
  ],
  session: 'kept',
})
const page = '<!doctype html><title>Sign in to this network</title>'

export const errorKinds: readonly ErrorKind[] = [
  { name: '401', reply: answers(signedOut), expects: signOut },
  {
    name: '401 with catch',
    oncePerTag: true,
    reply: answers(signedOut),
    options: catching,
    expects: signOut,
  },
  { name: '209', reply: answers(notNow), expects: nothing },
  { name: '209 with catch', reply: answers(notNow), options: catching, expects: nothing },
  { name: '500', reply: answers(broken), expects: toasts('The server has a fault. Please try again later') },
  {
    name: '500 with catch',
    oncePerTag: true,
    reply: answers(broken),
    options: catching,
    expects: toasts('The server has a fault. Please try again later'),
  },
  { name: '500 with params', reply: answers(belowMinimum), expects: toasts('The minimum is 10.50') },
  {
    name: '500 with params, in Chinese',
    oncePerTag: true,
    reply: answers(belowMinimum),
    locale: 'zh',
    expects: toasts('最低为 10.50'),
  },
  {
    name: '500 with params, in Arabic',
    oncePerTag: true,
    reply: answers(belowMinimum),
    locale: 'ar',
    expects: toasts('الحد الأدنى 10.50'),
  },
  {
    name: '500 with a text in place of a key',
    oncePerTag: true,
    reply: answers({ code: 500, msg: 'Closed until 18:00' }),
    expects: toasts('Closed until 18:00'),
  },
  { name: 'another code', reply: answers(refused), expects: nothing },
  { name: 'another code with catch', reply: answers(refused), options: catching, expects: rejection },
  { name: 'hint_48', reply: answers(marked), expects: { ...nothing, outcome: { gives: marked } } },
  {
    name: 'hint_48 with code 401',
    oncePerTag: true,
    reply: answers(markedSignOut),
    options: catching,
    expects: { ...nothing, outcome: { gives: markedSignOut } },
  },
  { name: 'timeout', reply: 'timeout', expects: lost('timeout') },
  { name: 'transport failure', reply: 'nothing', expects: lost('network') },
  { name: 'HTTP 500', reply: { json: broken, status: 500 }, expects: lost('status', 500) },
  {
    name: 'HTTP 404',
    reply: { json: refused, status: 404 },
    options: catching,
    expects: lost('status', 404),
  },
  {
    name: 'HTTP 401',
    oncePerTag: true,
    reply: { json: signedOut, status: 401 },
    expects: lost('status', 401),
  },
  { name: 'HTML instead of JSON', reply: { text: page, type: 'text/html' }, expects: lost('malformed', 200) },
  {
    name: 'half an answer',
    oncePerTag: true,
    reply: { text: '{"code":200,"msg":"o', type: 'application/json' },
    expects: lost('malformed', 200),
  },
  {
    name: 'an empty answer',
    oncePerTag: true,
    reply: { text: '', type: 'application/json' },
    expects: lost('malformed', 200),
  },
  {
    name: 'transport failure of a quiet call',
    oncePerTag: true,
    reply: 'nothing',
    options: { quiet: true },
    expects: { ...lost('network'), effects: [] },
  },
]
