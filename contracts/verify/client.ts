/**
 * Sends requests exactly as given: no header is added (fetch adds its own Accept-Language, which would hide a missing one), nothing is
 * compressed, and no redirect is followed.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { readJson, type Received, type Sent } from './wire.ts'

export const ANSWER_LIMIT = 10_000
const MAX_WAITS = 3
const MAX_WAIT_SECONDS = 10
const CLOSED_CODES = new Set<string | undefined>(['ECONNRESET', 'EPIPE'])

/** The server cannot be reached, or does not answer in time. */
export class UnreachableError extends Error {}

export interface Client {
  /**
   * Sends to the back end's URL. With `waits`, a "too many requests" answer of a few seconds is waited for and retried.
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

/** An event is complete when an empty line follows it. */
const hasEvent = (text: string) => /^data:[^]*?\r?\n\r?\n/m.test(text)

function pause(seconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, seconds * 1000))
}

/** Seconds that an answer asks to wait; 0 when it does not, or asks for too long. */
function retryAfter({ json }: Received): number {
  const { code, params } = (json ?? {}) as { code?: unknown; params?: { seconds?: unknown } }
  const seconds = Number(params?.seconds)
  return code === 429 && seconds > 0 && seconds <= MAX_WAIT_SECONDS ? seconds : 0
}

/** Creates a function that sends one request. @throws Unreachable */
function createSend(base: URL) {
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
      const fail = (error: Error) => reject(new UnreachableError(`${method} ${target}: ${error.message}`))
      outgoing.setTimeout(ANSWER_LIMIT, () =>
        outgoing.destroy(new Error(`no answer within ${ANSWER_LIMIT / 1000} s`)),
      )
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A back end may close a keep-alive connection just as it is reused; a fresh connection tells whether that was all.
        if (outgoing.reusedSocket && CLOSED_CODES.has(error.code)) resolve(ask(sent, untilEvent, false))
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

/** A client of one back end with shared keep-alive connections. */
export function createClient(base: URL): Client {
  const { ask, close } = createSend(base)
  return {
    async send(sent, { untilEvent = false, waits = false } = {}) {
      let received = await ask(sent, untilEvent)
      for (let left = waits ? MAX_WAITS : 0; left > 0; left--) {
        const seconds = retryAfter(received)
        if (seconds === 0) break
        await pause(seconds)
        received = await ask(sent, untilEvent)
      }
      return received
    },
    close,
  }
}
