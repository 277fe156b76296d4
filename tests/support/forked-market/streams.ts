import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { requestOf, type BackEnd } from '../back-end.ts'

/** An event of the stream. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
}

/** A stream that a back end writes to memory. */
export interface CapturedStream {
  /** The events since the last call, without heartbeats. */
  take(): StreamEvent[]
  /** Asks for what has changed in all channels now. */
  publish(): void
}

/** Opens a stream of these channels through the app, without a socket. The hub ends it when it is closed. */
export async function captureStream(
  { app, services }: BackEnd,
  channels: readonly string[],
): Promise<CapturedStream> {
  const incoming = new IncomingMessage(new Socket())
  const outgoing = new ServerResponse(incoming)
  let text = ''
  outgoing.write = (chunk: unknown) => {
    text += String(chunk)
    return true
  }
  const [path, init] = requestOf('streamQuotes', { query: { channels: channels.join(',') } })
  incoming.headers = Object.fromEntries(new Headers(init.headers))
  const response = await app.request(path, init, { incoming, outgoing })
  if (!text.startsWith('event:')) throw new Error(`The stream was not opened: ${await response.text()}`)
  return {
    publish: () => channels.forEach(name => services.quoteHub.publish(name)),
    take() {
      const events = [...text.matchAll(/event: (.+)\ndata: (.+)\n\n/g)].map(([, event, data]) => ({
        event: event!,
        data: JSON.parse(data!) as unknown,
      }))
      text = ''
      return events.filter(({ event }) => event !== 'heartbeat')
    },
  }
}
