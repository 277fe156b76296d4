/** The stream of quotes, which no generated function asks for. */
import { openQuoteStream } from '#src/api/quote-sources.ts'
import { complaints, differs, type Expects } from '../harness/expects.ts'
import { outcomeOf } from '../harness/outcome.ts'
import { header, type Reply } from '../harness/peer.ts'
import { FORM, TOKEN } from '../harness/request.ts'
import { openWorld } from '../harness/world.ts'
import type { Play } from '../row.ts'
import { explainRequest, operationNamed, streamExample } from '../spec.ts'

const channels = ['type-1', 'product-7']
const openStream = () => openQuoteStream(channels, AbortSignal.timeout(5000), globalThis.fetch)

/** A stream that cannot be had: whoever asks for it falls back to polling, and nobody is told. */
const refusedStream = (name: string, reply: Reply, outcome: Expects['outcome']): Play => ({
  name: `streamQuotes: ${name}`,
  play: async peer => {
    const world = await openWorld({ url: peer.url, token: TOKEN })
    peer.answers(reply)
    return complaints(
      { outcome, effects: [], session: 'kept' },
      { outcome: await outcomeOf(openStream), world },
      TOKEN,
    )
  },
})

const malformed = { fails: 'malformed', status: 200 } as const

export const stream: Play[] = [
  {
    name: 'streamQuotes: is asked for with the headers of every call',
    play: async peer => {
      await openWorld({ url: peer.url, token: TOKEN, locale: 'zh' })
      const text = streamExample(operationNamed('streamQuotes'))
      peer.answers({ text, type: 'text/event-stream' })
      const received = await new Response(await openStream()).text()
      const [heard] = peer.heard
      return [
        ...(heard ? explainRequest(operationNamed('streamQuotes'), heard) : ['nothing was sent']),
        ...differs('Content-Type', header(peer, 'content-type'), FORM),
        ...differs('Authorization', header(peer, 'authorization'), TOKEN),
        ...differs('Accept-Language', header(peer, 'accept-language'), 'zh'),
        ...differs('LanguageId', header(peer, 'languageid'), '1'),
        ...differs('query', heard?.query, [['channels', channels.join(',')]]),
        ...differs('stream', received, text),
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
