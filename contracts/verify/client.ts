/**
 * Sends requests exactly as they are given: no header is added that was not asked for (fetch adds Accept-Language of its own, which
 * would hide a missing one), nothing is compressed, no redirect is followed.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { readJson, type Received, type Sent } from './wire.ts'

export const ANSWER_LIMIT = 10_000
const MOST_WAITS = 3
const LONGEST_WAIT = 10
const CLOSED = new Set<string | undefined>(['ECONNRESET', 'EPIPE'])

/** The server cannot be reached, or does not answer in time. */
export class Unreachable extends Error {}

export interface Client {
  /**
   * Sends to the back end's address. With `waits` an answer "too many requests" of a few seconds is waited for and asked again.
   * @throws Unreachable
   */
  send: (sent: Sent, options?: { untilEvent?: boolean; waits?: boolean }) => Promise<Received>
  close: () => void
}

const headersOf = (message: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )

/** An event is whole when an empty line follows it. */
const hasEvent = (text: string) => /^data:[^]*?\r?\n\r?\n/m.test(text)

function pause(seconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, seconds * 1000))
}

/** Seconds that an answer asks to wait; 0 when it does not, or for too long. */
function waitAskedBy({ json }: Received): number {
  const { code, params } = (json ?? {}) as { code?: unknown; params?: { seconds?: unknown } }
  const seconds = Number(params?.seconds)
  return code === 429 && seconds > 0 && seconds <= LONGEST_WAIT ? seconds : 0
}

/** Asks once and hears the answer. @throws Unreachable */
function createAsking(base: URL) {
  const isSecure = base.protocol === 'https:'
  const kept = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const request = isSecure ? httpsRequest : httpRequest
  const hostname = base.hostname.replace(/^\[|\]$/g, '')
  const prefix = base.pathname.replace(/\/$/, '')

  const ask = (sent: Sent, untilEvent: boolean, agent: typeof kept | false = kept): Promise<Received> =>
    new Promise((resolve, reject) => {
      const { method, target, body } = sent
      const headers = { ...sent.headers }
      const started = performance.now()
      const outgoing = request({ agent, hostname, port: base.port, method, path: prefix + target, headers })
      const fail = (error: Error) => reject(new Unreachable(`${method} ${target}: ${error.message}`))
      outgoing.setTimeout(ANSWER_LIMIT, () =>
        outgoing.destroy(new Error(`no answer within ${ANSWER_LIMIT / 1000} s`)),
      )
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A back end may close a kept connection just as it is used again; one of the request's own tells whether that was all.
        if (outgoing.reusedSocket && CLOSED.has(error.code)) resolve(ask(sent, untilEvent, false))
        else fail(error)
      })
      outgoing.on('response', incoming => {
        let text = ''
        const settle = () => {
          const milliseconds = performance.now() - started
          const status = incoming.statusCode ?? 0
          resolve({ status, headers: headersOf(incoming), body: text, json: readJson(text), milliseconds })
        }
        incoming.setEncoding('utf8')
        incoming.on('data', (part: string) => {
          text += part
          const isStream = untilEvent && incoming.headers['content-type']?.startsWith('text/event-stream')
          if (!isStream || !hasEvent(text)) return
          settle()
          outgoing.destroy()
        })
        incoming.on('end', settle)
        incoming.on('error', fail)
      })
      outgoing.end(body === '' ? undefined : body)
    })
  return { ask, close: () => kept.destroy() }
}

/** A client of one back end; connections are kept and shared. */
export function createClient(base: URL): Client {
  const { ask, close } = createAsking(base)
  return {
    async send(sent, { untilEvent = false, waits = false } = {}) {
      let received = await ask(sent, untilEvent)
      for (let left = waits ? MOST_WAITS : 0; left > 0; left--) {
        const seconds = waitAskedBy(received)
        if (seconds === 0) break
        await pause(seconds)
        received = await ask(sent, untilEvent)
      }
      return received
    },
    close,
  }
}
