/**
 * Sends requests exactly as given: no header is added (fetch adds its own Accept-Language, which would hide a missing one), nothing is
 * compressed, and no redirect is followed.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { readContent } from './content.ts'
import { withGiven, type GivenHeaders } from './given-headers.ts'
import { PLAIN } from './profile/plain.ts'
import type { Profile } from './profile/profile.ts'
import { codeOf, partAt, readJson, type Received, type Sent } from './wire.ts'

export const ANSWER_LIMIT = 10_000
const MAX_WAITS = 3
const MAX_WAIT_SECONDS = 10
/** A stream that may be silent has so long for an event; what has come of it then is its answer. */
const SILENCE_LIMIT = 3000
/** The code of a refusal because of too many requests. */
export const LIMITED = 429
const CLOSED_CODES = new Set<string | undefined>(['ECONNRESET', 'EPIPE'])

/** Errors of a certificate that Node does not trust. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/
const TRUST = 'with NODE_EXTRA_CA_CERTS=ca.pem in the environment Node trusts your own certificate authority'

/** The server cannot be reached, or does not answer in time. */
export class UnreachableError extends Error {}

/** Whether an error says that no answer came, from the server or, as its cause, from the state hook. */
export const isLost = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof Error && error.cause instanceof UnreachableError)

export interface Client {
  /**
   * Sends to the back end's URL. With `waits`, a "too many requests" answer of a few seconds is waited for and retried.
   * @throws Unreachable
   */
  send: (sent: Sent, options?: { untilEvent?: boolean; waits?: boolean }) => Promise<Received>
  /** How many reads were sent a second time, as a connection that was kept had been closed. */
  readonly repeated: () => number
  /** Says that nothing listens any more, though something did; nothing is sent from then on. */
  readonly stopped: () => string | undefined
  close: () => void
}

interface ClientOptions {
  /** Sent with every request that does not have them. */
  readonly headers?: GivenHeaders
  /** How what is called speaks; as plain REST unless given. */
  readonly profile?: Profile
  /** What is called, in messages. */
  readonly name?: string
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

/**
 * The headers with the length of the body. Node leaves it out where a body is unusual, such as of DELETE; a server that keeps the
 * connection would take the body for the next request.
 */
function withLength({ headers, body }: Sent): Record<string, string> {
  const isGiven = Object.keys(headers).some(name => /^(content-length|transfer-encoding)$/i.test(name))
  return body === '' || isGiven
    ? { ...headers }
    : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }
}

/** Seconds that an answer asks to wait; 0 when it does not, or asks for too long. */
function retryAfter(received: Received): number {
  const { wait } = received.profile.answers
  const seconds = Number(wait === undefined ? received.headers['retry-after'] : partAt(received.json, wait))
  return codeOf(received) === LIMITED && seconds > 0 && seconds <= MAX_WAIT_SECONDS ? seconds : 0
}

/** Everything of an answer whose body has come. */
function receivedOf(message: IncomingMessage, bytes: Buffer, started: number, profile: Profile): Received {
  const headers = headersOf(message)
  const { text, flaws } = readContent(bytes, headers)
  return {
    status: message.statusCode ?? 0,
    headers,
    body: text,
    json: readJson(text),
    milliseconds: performance.now() - started,
    profile,
    ...(flaws.length > 0 && { flaws }),
  }
}

/** What is known of the connections to a server. */
function createLine(name: string, { origin }: URL) {
  let hasAnswered = false
  /** The first request that has lost its connection since the last answer. */
  let lost: string | undefined
  return {
    /** So many reads were sent a second time. */
    repeated: 0,
    /** Says that nothing listens any more. */
    stopped: undefined as string | undefined,
    noteAnswer() {
      hasAnswered = true
      lost = undefined
    },
    noteError(code: string, sent: string) {
      if (CLOSED_CODES.has(code)) lost ??= sent
      if (code === 'ECONNREFUSED' && hasAnswered)
        this.stopped ??= `${name} has stopped: ${origin} takes no connection since ${lost ?? sent}`
    },
  }
}

const isEventStream = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/event-stream') === true

/** Waits for the first event of a stream; one that may be silent is not waited for long. */
function afterEvent(incoming: IncomingMessage, { silence }: Profile, leave: () => void): void {
  let text = ''
  incoming.on('data', (part: Buffer) => {
    text += part.toString()
    if (hasEvent(text)) leave()
  })
  if (silence !== 'lenient') return
  const limit = setTimeout(leave, SILENCE_LIMIT)
  incoming.on('close', () => clearTimeout(limit))
}

/** Creates a function that sends one request. @throws Unreachable */
function createSend(
  base: URL,
  { headers: given = {}, name = 'the back end', profile = PLAIN }: ClientOptions,
) {
  const isSecure = base.protocol === 'https:'
  const kept = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const request = isSecure ? httpsRequest : httpRequest
  const hostname = base.hostname.replace(/^\[|\]$/g, '')
  const prefix = base.pathname.replace(/\/$/, '')

  const line = createLine(name, base)

  const ask = (sent: Sent, untilEvent: boolean, agent: typeof kept | false = kept): Promise<Received> =>
    new Promise((resolve, reject) => {
      const { method, target, body } = sent
      if (line.stopped !== undefined) throw new UnreachableError(line.stopped)
      const headers = withGiven(withLength(sent), given)
      const started = performance.now()
      // A write that is lost may have been done. It is not repeated, and so has a connection of its own.
      const outgoing = request({
        agent: method === 'GET' && agent,
        hostname,
        port: base.port,
        method,
        path: prefix + target,
        headers,
      })
      const fail = ({ message, code = '' }: NodeJS.ErrnoException) => {
        const says = UNTRUSTED.test(code) ? `${message}; ${TRUST}` : message
        line.noteError(code, `${method} ${target}`)
        reject(new UnreachableError(line.stopped ?? `${method} ${target}: ${says}`))
      }
      // For the whole answer, as the app waits: a body that comes piece by piece is no excuse.
      const limit = setTimeout(
        () => outgoing.destroy(new Error(`no whole answer within ${ANSWER_LIMIT / 1000} s`)),
        ANSWER_LIMIT,
      )
      outgoing.on('close', () => clearTimeout(limit))
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A back end may close a keep-alive connection just as it is reused; a fresh connection tells whether that was all.
        if (outgoing.reusedSocket && CLOSED_CODES.has(error.code)) {
          line.repeated++
          resolve(ask(sent, untilEvent, false))
        } else fail(error)
      })
      outgoing.on('response', incoming => {
        const parts: Buffer[] = []
        const settle = () => {
          line.noteAnswer()
          resolve(receivedOf(incoming, Buffer.concat(parts), started, profile))
        }
        incoming.on('data', (part: Buffer) => parts.push(part))
        const leave = () => {
          settle()
          outgoing.destroy()
        }
        if (untilEvent && isEventStream(incoming)) afterEvent(incoming, profile, leave)
        incoming.on('end', settle)
        incoming.on('error', fail)
      })
      outgoing.end(body === '' ? undefined : body)
    })
  return { ask, repeated: () => line.repeated, stopped: () => line.stopped, close: () => kept.destroy() }
}

/** A client of one back end with shared keep-alive connections. */
export function createClient(base: URL, options: ClientOptions = {}): Client {
  const { ask, ...connection } = createSend(base, options)
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
    ...connection,
  }
}
