/** The part of the demo's service worker that passes requests of the API on to the back end, in the worker of a page. */
import { CANCEL, HERE, WHO_HAS_IT, hasBody, type Asked, type Part } from './messages.ts'

/** Types of a service worker, which the DOM library lacks. */
interface Client {
  readonly id: string
  postMessage(message: unknown, transfer: Transferable[]): void
}
export interface RelayScope {
  readonly registration: { readonly scope: string }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Client[]>
    get(id: string): Promise<Client | undefined>
  }
}

/** The way to the back end of a page. */
interface Line {
  readonly clientId: string
  readonly port: MessagePort
  /** Ends requests that were not answered when the page had gone. */
  readonly fail: Set<() => void>
}

/** Passes requests on to the one page that has the back end, whichever it is. */
export class Relay {
  readonly #scope: RelayScope
  #line = Promise.withResolvers<Line>()
  #found: Line | undefined

  constructor(scope: RelayScope) {
    this.#scope = scope
  }

  /** A page has the back end from now on: what another one has not answered fails. */
  async isAt(client: Client): Promise<void> {
    if (this.#found?.clientId !== client.id) this.#lose()
    this.#ask(client)
  }

  async fetch(request: Request): Promise<Response> {
    const { method, url } = request
    const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
    const asked: Asked = { method, url, headers: [...request.headers], body }
    return this.#pass(asked, await this.#current())
  }

  async #current(): Promise<Line> {
    const found = this.#found
    if (found && (await this.#scope.clients.get(found.clientId))) return found
    if (found === this.#found) this.#lose()
    const pages = await this.#scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of pages) this.#ask(page)
    return this.#line.promise
  }

  #lose(): void {
    const lost = this.#found
    if (!lost) return
    this.#found = undefined
    this.#line = Promise.withResolvers()
    for (const fail of lost.fail) fail()
  }

  #ask(page: Client): void {
    const { port1: port, port2 } = new MessageChannel()
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== HERE || this.#found) return
      this.#found = { clientId: page.id, port, fail: new Set() }
      this.#line.resolve(this.#found)
    })
    port.start()
    page.postMessage(WHO_HAS_IT, [port2])
  }

  #pass(asked: Asked, { port, fail }: Line): Promise<Response> {
    const { port1: answer, port2 } = new MessageChannel()
    return new Promise(resolve => {
      let body: ReadableStreamDefaultController<Uint8Array> | undefined
      const end = (failed: boolean) => {
        fail.delete(failAll)
        answer.close()
        // Before its head it is as if there were no network; after it, as if the network had gone.
        resolve(Response.error())
        if (failed) body?.error(new TypeError('The back end has gone.'))
        else body?.close()
      }
      const failAll = () => end(true)
      fail.add(failAll)
      const cancel = () => {
        body = undefined
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a port there is none.
        answer.postMessage(CANCEL)
        end(false)
      }
      answer.addEventListener('message', ({ data: part }: MessageEvent<Part>) => {
        if (part.kind === 'head') {
          const { status, headers } = part
          const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) }
          const stream = new ReadableStream<Uint8Array>({
            start: controller => void (body = controller),
            cancel,
          })
          resolve(new Response(hasBody(status) ? stream : null, init))
        } else if (part.kind === 'piece') body?.enqueue(part.bytes)
        else end(part.kind === 'failed')
      })
      answer.start()
      port.postMessage(asked, asked.body ? [port2, asked.body] : [port2])
    })
  }
}
