/** The part of the demo's service worker that passes requests of the API on to the back end, in the worker of a page. */
import { ask, askedOf } from './ask.ts'
import { HERE, WHO_HAS_IT } from './messages.ts'

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
    const asked = await askedOf(request)
    const { port, fail } = await this.#current()
    return ask(port, asked, fail)
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
}
