/** The stream of quotes, which no generated function asks for. */
import { openQuoteStream } from '#src/api/quote-sources.ts'
import { problemsOf, difference, type Expects } from '../harness/expects.ts'
import { outcomeOf } from '../harness/outcome.ts'
import { header, type Reply } from '../harness/stub-server.ts'
import { FORM, TOKEN } from '../harness/request.ts'
import { openTestClient } from '../harness/test-client.ts'
import type { ConsumerCase } from '../row.ts'
import { explainRequest, operationNamed, streamExample } from '../spec.ts'

const channels = ['type-1', 'product-7']
const openStream = () => openQuoteStream(channels, AbortSignal.timeout(5000), globalThis.fetch)

/** A stream that cannot be opened: the app falls back to polling without a toast. */
const refusedStream = (name: string, reply: Reply, outcome: Expects['outcome']): ConsumerCase => ({
  name: `streamQuotes: ${name}`,
  run: async peer => {
    const world = await openTestClient({ url: peer.url, token: TOKEN })
    peer.answerWith(reply)
    return problemsOf(
      { outcome, effects: [], session: 'kept' },
      { outcome: await outcomeOf(openStream, { quiet: true }), world },
      TOKEN,
    )
  },
})

const malformed = { fails: 'malformed', status: 200 } as const

export const stream: ConsumerCase[] = [
  {
    name: 'streamQuotes: is asked for with the headers of every call',
    run: async peer => {
      await openTestClient({ url: peer.url, token: TOKEN, locale: 'zh' })
      const text = streamExample(operationNamed('streamQuotes'))
      peer.answerWith({ text, type: 'text/event-stream' })
      const received = await new Response(await openStream()).text()
      const [heard] = peer.received
      return [
        ...(heard ? explainRequest(operationNamed('streamQuotes'), heard) : ['nothing was sent']),
        ...difference('Content-Type', header(peer, 'content-type'), FORM),
        ...difference('Authorization', header(peer, 'authorization'), TOKEN),
        ...difference('Accept-Language', header(peer, 'accept-language'), 'zh'),
        ...difference('LanguageId', header(peer, 'languageid'), '1'),
        ...difference('query', heard?.query, [['channels', channels.join(',')]]),
        ...difference('stream', received, text),
      ]
    },
  },
  refusedStream(
    'a refusal in place of a stream',
    { json: { code: 422, msg: 'hint_invalid_field' } },
    malformed,
  ),
  refusedStream('401 in place of a stream', { json: { code: 401, msg: 'hint_signed_out' } }, malformed),
  refusedStream('HTML in place of a stream', { text: '<!doctype html>', type: 'text/html' }, malformed),
  refusedStream(
    'HTTP 500',
    { json: { code: 200, msg: 'ok' }, status: 500 },
    { fails: 'status', status: 500 },
  ),
]
