/**
 * A reverse proxy that changes nothing of what passes: requests and answers go through as they come, byte for byte, compressed or not, and
 * aborted calls stay aborted. Only `Host` names the back end. A copy of each call is judged afterwards.
 */
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { readContent } from '../content.ts'
import type { Seen } from './judge-traffic.ts'

/** A copy of a body that passes, as long as it is not too large to be judged. */

/** Bytes that are kept of a body; what passes has no limit. */
export const MAX_KEPT = 8 * 1024 * 1024

class Copy {
  #parts: Buffer[] = []
  #size = 0

  /** All bytes that have passed. */
  get size(): number {
    return this.#size
  }

  get isComplete(): boolean {
    return this.#size <= MAX_KEPT
  }

  add(part: Buffer): void {
    this.#size += part.length
    if (this.isComplete) this.#parts.push(part)
    else this.#parts = []
  }

  toBytes(): Buffer {
    return Buffer.concat(this.#parts)
  }

  toText(): string {
    return this.toBytes().toString()
  }
}

export interface PassingProxy {
  readonly url: string
  close: () => Promise<void>
}

/** Where a proxy listens. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
}

type Tell = (seen: Seen) => void

/** Raw headers by lower-case name; repeated ones are joined. */
function headersOf(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of pairsOf(raw)) {
    const key = name.toLowerCase()
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
  }
  return headers
}

/** The raw headers with another Host, in their order and spelling. */
const withHost = (raw: readonly string[], host: string): string[] =>
  pairsOf(raw).flatMap(([name, value]) => [name, name.toLowerCase() === 'host' ? host : value])

/** Pairs of a flat list. */
const pairsOf = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []))

/** What is kept of a call until it is over. */
class PassingCall {
  readonly sent = new Copy()
  readonly received = new Copy()
  readonly #started = performance.now()
  #isTold = false
  readonly #incoming: IncomingMessage
  readonly #url: URL
  readonly #tell: Tell

  constructor(incoming: IncomingMessage, url: URL, tell: Tell) {
    this.#incoming = incoming
    this.#url = url
    this.#tell = tell
  }

  /** Tells once what was seen, and why it cannot be judged. A stream is judged as far as it came. */
  finish(answer?: IncomingMessage, broken?: string): void {
    if (this.#isTold) return
    this.#isTold = true
    const headers = headersOf(answer?.rawHeaders ?? [])
    const { text, flaws } = readContent(this.received.toBytes(), headers)
    const tooLarge = `its body is larger than ${MAX_KEPT / 1024 / 1024} MB`
    const unusable = this.received.isComplete ? undefined : tooLarge
    const isStream = headers['content-type']?.startsWith('text/event-stream') && this.received.size > 0
    const why = (isStream ? undefined : broken) ?? unusable
    this.#tell({
      method: this.#incoming.method ?? 'GET',
      url: this.#url,
      requestHeaders: headersOf(this.#incoming.rawHeaders),
      requestBody: this.sent.toText(),
      status: answer?.statusCode ?? 0,
      headers,
      body: this.received.isComplete ? text : undefined,
      flaws,
      milliseconds: performance.now() - this.#started,
      ...(why !== undefined && { unusable: why }),
    })
  }
}

/** Writes the head of an answer as it came; Node would add Date, Connection and a transfer encoding of its own. */
function passHead(answer: IncomingMessage, outgoing: ServerResponse): void {
  for (const name of ['connection', 'transfer-encoding', 'date']) outgoing.removeHeader(name)
  outgoing.sendDate = false
  outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', answer.rawHeaders)
  outgoing.flushHeaders()
}

/** Passes one call on. */
function pass(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, tell: Tell): void {
  const path = target.pathname.replace(/\/$/, '') + (incoming.url ?? '/')
  const call = new PassingCall(incoming, new URL(target.origin + path), tell)
  const forwarded = (target.protocol === 'https:' ? httpsRequest : httpRequest)({
    // A connection that is kept may be closed by the back end at any time: calls would fail that do not fail without the proxy.
    agent: false,
    hostname: target.hostname.replace(/^\[|\]$/g, ''),
    port: target.port,
    method: incoming.method,
    path,
    headers: withHost(incoming.rawHeaders, target.host),
    setDefaultHeaders: false,
    setHost: false,
  })
  forwarded.on('response', answer => {
    passHead(answer, outgoing)
    answer.on('data', (part: Buffer) => call.received.add(part))
    answer.on('end', () => {
      if (answer.rawTrailers.length > 0) outgoing.addTrailers(pairsOf(answer.rawTrailers))
      call.finish(answer)
    })
    // The caller must see that the answer is incomplete, as without the proxy.
    answer.on('error', () => {
      call.finish(answer, 'the back end broke its answer off')
      outgoing.destroy()
    })
    outgoing.on('close', () => call.finish(answer, 'the caller went away before the end of the answer'))
    answer.pipe(outgoing)
  })
  forwarded.on('error', error => {
    call.finish(undefined, `there was no answer: ${error.message}`)
    outgoing.destroy()
  })
  outgoing.on('close', () => forwarded.destroy())
  incoming.on('data', (part: Buffer) => call.sent.add(part))
  incoming.on('error', () => forwarded.destroy(new Error('the caller went away')))
  incoming.pipe(forwarded)
}

/** Starts a proxy in front of a back end; `tell` is given every call when it is over. @throws Error when the address is taken */
export async function startPassingProxy(
  target: URL,
  { host, port }: ListenAddress,
  tell: Tell,
): Promise<PassingProxy> {
  const server = createServer((incoming, outgoing) => pass(target, incoming, outgoing, tell))
  // How long a caller takes is the back end's concern.
  server.requestTimeout = 0
  server.headersTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
