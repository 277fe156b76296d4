/** Cases that belong to no single operation: uploads, every language, and simultaneous calls. */
import { download, http, settle, upload } from '#src/api/client.ts'
import { TransportError } from '#src/api/errors.ts'
import { signIn } from '#src/stores/session/session.ts'
import { problemsOf, difference, gives, type Expects } from '../harness/expects.ts'
import { outcomeOf } from '../harness/outcome.ts'
import { header, partsOf } from '../harness/stub-server.ts'
import { TOKEN, locales } from '../harness/request.ts'
import { timeoutsOf, whileBlocked } from '../harness/network-failures.ts'
import { openTestClient } from '../harness/test-client.ts'
import type { ConsumerCase } from '../row.ts'

const done = { code: 200, msg: 'ok' }
const signedOut = { json: { code: 401, msg: 'hint_signed_out' } }
const defaultBody = { app: 'fairline' }
const ping = () => http({ url: '/api/x', method: 'GET' })

const uploads: ConsumerCase[] = [
  {
    name: 'upload: sends the files, the fields and the default body as multipart',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN, defaultBody })
      peer.answerWith({ json: done })
      const file = new File(['scan of a passport'], 'passport.jpg', { type: 'image/jpeg' })
      const outcome = await outcomeOf(() => upload('/api/x', { kind: 'a+b&c ü', file }))
      const parts = { kind: 'a+b&c ü', file: 'scan of a passport', app: 'fairline' }
      return [
        ...difference('parts', partsOf(peer), parts),
        ...difference('Authorization', header(peer, 'authorization'), TOKEN),
        ...difference('LanguageId', header(peer, 'languageid'), '2'),
        ...problemsOf(gives(done), { outcome, world }, TOKEN),
      ]
    },
  },
  {
    name: 'upload: 401',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith(signedOut)
      const outcome = await outcomeOf(() => upload('/api/x', { kind: 'passport' }))
      const expects: Expects = { outcome: 'gives nothing', effects: ['sign-in is shown'], session: 'removed' }
      return problemsOf(expects, { outcome, world }, TOKEN)
    },
  },
  {
    name: 'download: 500 in place of a file',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith({ json: { code: 500, msg: 'hint_server_error' } })
      const outcome = await outcomeOf(() => download({ url: '/api/x' }))
      const toast = 'Server error. Try again later'
      return problemsOf(
        { outcome: 'gives nothing', effects: [{ toast }], session: 'kept' },
        { outcome, world },
        TOKEN,
      )
    },
  },
  {
    name: 'download: a web page in place of a file',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith({ text: '<!doctype html>', type: 'text/html' })
      const outcome = await outcomeOf(() => download({ url: '/api/x' }))
      const toast = 'Interface exception, please try again later'
      const expects: Expects = {
        outcome: { fails: 'malformed', status: 200 },
        effects: [{ toast }],
        session: 'kept',
      }
      return problemsOf(expects, { outcome, world }, TOKEN)
    },
  },
]

const fieldCases: ConsumerCase[] = [
  {
    name: 'fields: what has no value is left out',
    run: async peer => {
      await openTestClient({ url: peer.url })
      peer.answerWith({ json: done })
      await http({ url: '/api/x', method: 'GET', params: { keyWords: undefined, status: null, side: 'buy' } })
      return difference('query', peer.received.at(-1)?.query, [['side', 'buy']])
    },
  },
  {
    name: 'fields: several values repeat their name',
    run: async peer => {
      await openTestClient({ url: peer.url })
      peer.answerWith({ json: done })
      await http({ url: '/api/x', method: 'POST', data: { id: ['1', '2'] } })
      return difference('form', peer.received.at(-1)?.body, 'id=1&id=2')
    },
  },
]

const edgeCases: ConsumerCase[] = [
  {
    name: 'answers: a refusal without words is told as a failure of the server',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith({ json: { code: 460, msg: null } })
      const outcome = await outcomeOf(ping, { catch: true })
      const rejects = { code: 460, msg: 'hint_server_error', params: {} }
      return [
        ...problemsOf({ outcome: { rejects }, effects: [], session: 'kept' }, { outcome, world }, TOKEN),
        ...difference('Accept', header(peer, 'accept'), 'application/json'),
      ]
    },
  },
  {
    name: 'answers: a page that may not ask at all is told as a lost connection, with its cause',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      const cause = new DOMException('This page may not', 'SecurityError')
      const error = await whileBlocked(cause, () => settle(ping()))
      const toast = 'Interface exception, please try again later'
      const isTold = error instanceof TransportError && error.kind === 'network' && error.cause === cause
      return [...difference('is told', isTold, true), ...difference('effects', world.effects, [{ toast }])]
    },
  },
  {
    name: 'answers: a lost connection has its cause',
    run: async peer => {
      await openTestClient({ url: peer.url })
      peer.answerWith('nothing')
      const error: unknown = await ping().catch((caught: unknown) => caught)
      return difference('cause', error instanceof TransportError && error.cause instanceof Error, true)
    },
  },
]

const languages: ConsumerCase[] = locales.map((locale, index) => ({
  name: `language ${index + 1}: ${locale}`,
  run: async peer => {
    await openTestClient({ url: peer.url, locale })
    peer.answerWith({ json: done })
    await ping()
    return [
      ...difference('Accept-Language', header(peer, 'accept-language'), locale),
      ...difference('LanguageId', header(peer, 'languageid'), String(index + 1)),
    ]
  },
}))

const sessions: ConsumerCase[] = [
  {
    name: 'session: several 401s at once sign out once',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith(signedOut)
      const [outcome] = await Promise.all([outcomeOf(ping), outcomeOf(ping), outcomeOf(ping)])
      const expects: Expects = { outcome: 'gives nothing', effects: ['sign-in is shown'], session: 'removed' }
      return problemsOf(expects, { outcome, world }, TOKEN)
    },
  },
  {
    name: 'session: a 401 to the token of before leaves the new one alone',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: 'the-token-of-before' })
      peer.answerWith(signedOut)
      const call = outcomeOf(ping)
      signIn({ token: TOKEN, userId: world.userId })
      const expects: Expects = { outcome: 'gives nothing', effects: [], session: 'kept' }
      return problemsOf(expects, { outcome: await call, world }, TOKEN)
    },
  },
  {
    name: 'session: a call that its caller gave up tells nobody',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith({ json: done })
      const leave = new AbortController()
      const call = settle(http({ url: '/api/x', method: 'GET' }, { signal: leave.signal })).catch(String)
      leave.abort()
      return [
        ...difference('rejection', await call, 'AbortError: The call was aborted'),
        ...difference('effects', world.effects, []),
      ]
    },
  },
  {
    name: 'timeouts: 60 s for the first answer of a line, 10 s after it, 60 s for files',
    run: async peer => {
      // A separate URL, so that it has not answered any earlier case.
      await openTestClient({ url: peer.url.replace('127.0.0.1', 'localhost') })
      const first = await timeoutsOf(ping)
      peer.answerWith({ json: done })
      await ping()
      const later = await timeoutsOf(ping)
      const uploading = await timeoutsOf(() => upload('/api/x', { kind: 'passport' }))
      const downloading = await timeoutsOf(() => download({ url: '/api/x' }))
      const timeouts = [...first, ...later, ...uploading, ...downloading]
      return difference('timeouts', timeouts, [60_000, 10_000, 60_000, 60_000])
    },
  },
]

export const wire: readonly ConsumerCase[] = [
  ...uploads,
  ...fieldCases,
  ...edgeCases,
  ...languages,
  ...sessions,
]
