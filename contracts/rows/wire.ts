/** What no single operation shows: uploads, every language, and several calls at once. */
import { download, http, upload } from '#src/api/client.ts'
import { TransportError } from '#src/api/errors.ts'
import { signIn } from '#src/stores/session.ts'
import { complaints, differs, gives, type Expects } from '../harness/expects.ts'
import { outcomeOf } from '../harness/outcome.ts'
import { header, partsOf } from '../harness/peer.ts'
import { TOKEN, locales } from '../harness/request.ts'
import { timeoutsOf, whileForbidden } from '../harness/silence.ts'
import { openWorld } from '../harness/world.ts'
import type { Play } from '../row.ts'

const done = { code: 200, msg: 'ok' }
const signedOut = { json: { code: 401, msg: 'hint_signed_out' } }
const defaultBody = { app: 'fairline' }
const ping = () => http({ url: '/api/x', method: 'GET' })

const uploads: Play[] = [
  {
    name: 'upload: sends the files, the fields and the default body as multipart',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN, defaultBody })
      peer.answers({ json: done })
      const file = new File(['scan of a passport'], 'passport.jpg', { type: 'image/jpeg' })
      const outcome = await outcomeOf(() => upload('/api/x', { kind: 'a+b&c ü', file }))
      const parts = { kind: 'a+b&c ü', file: 'scan of a passport', app: 'fairline' }
      return [
        ...differs('parts', partsOf(peer), parts),
        ...differs('Authorization', header(peer, 'authorization'), TOKEN),
        ...differs('LanguageId', header(peer, 'languageid'), '2'),
        ...complaints(gives(done), { outcome, world }, TOKEN),
      ]
    },
  },
  {
    name: 'upload: 401',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      peer.answers(signedOut)
      const outcome = await outcomeOf(() => upload('/api/x', { kind: 'passport' }))
      const expects: Expects = { outcome: 'gives nothing', effects: ['sign-in is shown'], session: 'removed' }
      return complaints(expects, { outcome, world }, TOKEN)
    },
  },
  {
    name: 'download: 500 in place of a file',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      peer.answers({ json: { code: 500, msg: 'hint_server_error' } })
      const outcome = await outcomeOf(() => download({ url: '/api/x' }))
      const toast = 'The server has a fault. Please try again later'
      return complaints(
        { outcome: 'gives nothing', effects: [{ toast }], session: 'kept' },
        { outcome, world },
        TOKEN,
      )
    },
  },
  {
    name: 'download: a web page in place of a file',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      peer.answers({ text: '<!doctype html>', type: 'text/html' })
      const outcome = await outcomeOf(() => download({ url: '/api/x' }))
      const toast = 'Interface exception, please try again later'
      const expects: Expects = {
        outcome: { fails: 'malformed', status: 200 },
        effects: [{ toast }],
        session: 'kept',
      }
      return complaints(expects, { outcome, world }, TOKEN)
    },
  },
]

const fields: Play[] = [
  {
    name: 'fields: what has no value is left out',
    play: async peer => {
      await openWorld({ url: peer.url })
      peer.answers({ json: done })
      await http({ url: '/api/x', method: 'GET', params: { keyWords: undefined, status: null, side: 'buy' } })
      return differs('query', peer.heard.at(-1)?.query, [['side', 'buy']])
    },
  },
  {
    name: 'fields: several values repeat their name',
    play: async peer => {
      await openWorld({ url: peer.url })
      peer.answers({ json: done })
      await http({ url: '/api/x', method: 'POST', data: { id: ['1', '2'] } })
      return differs('form', peer.heard.at(-1)?.body, 'id=1&id=2')
    },
  },
]

const oddities: Play[] = [
  {
    name: 'answers: a refusal without words rejects with empty ones',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      peer.answers({ json: { code: 460, msg: null } })
      const outcome = await outcomeOf(() => http({ url: '/api/x', method: 'GET' }, { catch: true }))
      const rejects = { code: 460, msg: '', params: {} }
      return [
        ...complaints({ outcome: { rejects }, effects: [], session: 'kept' }, { outcome, world }, TOKEN),
        ...differs('Accept', header(peer, 'accept'), 'application/json'),
      ]
    },
  },
  {
    name: 'answers: a page that may not ask at all is told as a lost connection, with its cause',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      const cause = new DOMException('This page may not', 'SecurityError')
      const error = await whileForbidden(cause, ping)
      const toast = 'Interface exception, please try again later'
      const isTold = error instanceof TransportError && error.kind === 'network' && error.cause === cause
      return [...differs('is told', isTold, true), ...differs('effects', world.effects, [{ toast }])]
    },
  },
  {
    name: 'answers: a lost connection has its cause',
    play: async peer => {
      await openWorld({ url: peer.url })
      peer.answers('nothing')
      const error: unknown = await ping().catch((caught: unknown) => caught)
      return differs('cause', error instanceof TransportError && error.cause instanceof Error, true)
    },
  },
]

const languages: Play[] = locales.map((locale, index) => ({
  name: `language ${index + 1}: ${locale}`,
  play: async peer => {
    await openWorld({ url: peer.url, locale })
    peer.answers({ json: done })
    await ping()
    return [
      ...differs('Accept-Language', header(peer, 'accept-language'), locale),
      ...differs('LanguageId', header(peer, 'languageid'), String(index + 1)),
    ]
  },
}))

const sessions: Play[] = [
  {
    name: 'session: several 401s at once sign out once',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      peer.answers(signedOut)
      const [outcome] = await Promise.all([outcomeOf(ping), outcomeOf(ping), outcomeOf(ping)])
      const expects: Expects = { outcome: 'gives nothing', effects: ['sign-in is shown'], session: 'removed' }
      return complaints(expects, { outcome, world }, TOKEN)
    },
  },
  {
    name: 'session: a 401 to the token of before leaves the new one alone',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: 'the-token-of-before' })
      peer.answers(signedOut)
      const call = outcomeOf(ping)
      signIn({ token: TOKEN, userId: world.userId })
      const expects: Expects = { outcome: 'gives nothing', effects: [], session: 'kept' }
      return complaints(expects, { outcome: await call, world }, TOKEN)
    },
  },
  {
    name: 'session: a call that its caller gave up tells nobody',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN })
      peer.answers({ json: done })
      const leave = new AbortController()
      const call = http({ url: '/api/x', method: 'GET' }, { signal: leave.signal }).catch(String)
      leave.abort()
      return [
        ...differs('rejection', await call, 'AbortError: The call was aborted'),
        ...differs('effects', world.effects, []),
      ]
    },
  },
  {
    name: 'timeouts: 60 s for the first answer of a line, 10 s after it, 60 s for files',
    play: async peer => {
      // An address of its own, so that no row before it has had an answer from there.
      await openWorld({ url: peer.url.replace('127.0.0.1', 'localhost') })
      const first = await timeoutsOf(ping)
      peer.answers({ json: done })
      await ping()
      const later = await timeoutsOf(ping)
      const uploading = await timeoutsOf(() => upload('/api/x', { kind: 'passport' }))
      const downloading = await timeoutsOf(() => download({ url: '/api/x' }))
      const timeouts = [...first, ...later, ...uploading, ...downloading]
      return differs('timeouts', timeouts, [60_000, 10_000, 60_000, 60_000])
    },
  },
]

export const wire: readonly Play[] = [...uploads, ...fields, ...oddities, ...languages, ...sessions]
