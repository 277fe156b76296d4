/** Node's request and response, as far as a stream uses them, of a request in the browser. */
import type { HttpBindings } from '@hono/node-server'

const encoder = new TextEncoder()

/** A connection to nobody else: it has no settings. */
const SOCKET = {
  remoteAddress: '127.0.0.1',
  setTimeout() {},
  setNoDelay() {},
  setKeepAlive() {},
}

/** What a handler writes itself, as the body of a response. */
class StreamedResponse {
  readonly #headers = new Headers()
  readonly #closed: (() => void)[] = []
  #body: ReadableStreamDefaultController<Uint8Array> | undefined
  destroyed = false
  writableEnded = false
  response: Response | undefined

  /** What has not been read yet, as a client that is too slow is dropped. */
  get writableLength(): number {
    return Math.max(0, -(this.#body?.desiredSize ?? 0))
  }

  setHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  appendHeader(name: string, value: string): void {
    this.#headers.append(name, value)
  }

  removeHeader(name: string): void {
    this.#headers.delete(name)
  }

  writeHead(status: number, headers: Readonly<Record<string, string>> = {}): this {
    for (const [name, value] of Object.entries(headers)) this.#headers.set(name, value)
    const body = new ReadableStream<Uint8Array>(
      { start: controller => void (this.#body = controller), cancel: () => this.#close() },
      { highWaterMark: 0, size: bytes => bytes?.byteLength ?? 0 },
    )
    this.response = new Response(body, { status, headers: this.#headers })
    return this
  }

  flushHeaders(): void {}

  write(content: string | Uint8Array): void {
    if (!this.destroyed) this.#body?.enqueue(typeof content === 'string' ? encoder.encode(content) : content)
  }

  end(): void {
    if (this.destroyed) return
    this.writableEnded = true
    this.#body?.close()
    this.#close()
  }

  destroy(): void {
    if (this.destroyed) return
    this.#body?.error(new Error('The client is too slow.'))
    this.#close()
  }

  on(_: 'close', listener: () => void): void {
    this.#closed.push(listener)
  }

  #close(): void {
    if (this.destroyed) return
    this.destroyed = true
    for (const listener of this.#closed) listener()
  }
}

/** The connection of a request without a body. */
export function connectionOf(request: Request): {
  readonly bindings: HttpBindings
  /** What was written to it; undefined while nothing was. */
  readonly streamed: () => Response | undefined
} {
  const outgoing = new StreamedResponse()
  const incoming = { headers: Object.fromEntries(request.headers), socket: SOCKET }
  return {
    bindings: { incoming, outgoing } as unknown as HttpBindings,
    streamed: () => outgoing.response,
  }
}
