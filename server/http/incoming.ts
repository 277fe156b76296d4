import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Hono's environment: Node's own request and response, where there are any. */
export interface Env {
  Bindings: HttpBindings | undefined
}

/** A request; headers by lower-case name. */
export interface Incoming {
  readonly request: Request
  readonly method: string
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly header: (name: string) => string | undefined
  readonly address: string
  /** The Host that the client has asked for; undefined by HTTP/1.0 without one. */
  readonly host: string | undefined
  readonly connection: HttpBindings | undefined
}

/** Ends the connection of a refused client with the answer. That of a trusted proxy has requests of others too, and goes on. */
export function endConnection({ connection }: Incoming, { trustProxy }: { trustProxy: boolean }): void {
  if (!trustProxy) connection?.outgoing.setHeader('Connection', 'close')
}

/** The path as it was sent. No path of ours needs decoding, so every one has a single spelling. */
export function pathOf({ url }: Request): string {
  const start = url.indexOf('/', 8)
  const end = url.indexOf('?', start)
  return end === -1 ? url.slice(start) : url.slice(start, end)
}

/** Reads a request once: Node's own headers where there are any, as they are parsed already. */
export function readIncoming(
  { req: { raw: request, path }, env: connection }: Context<Env>,
  { trustProxy }: { trustProxy: boolean },
): Incoming {
  const { url } = request
  const queryStart = url.indexOf('?')
  const headers = connection?.incoming?.headers
  const header = headers
    ? (name: string) => {
        const value = headers[name]
        return typeof value === 'object' ? value.join(', ') : value
      }
    : (name: string) => request.headers.get(name) ?? undefined
  // The last address was added by our own proxy; those before it can be forged.
  const forwarded = trustProxy ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return {
    request,
    method: request.method,
    path,
    query: queryStart === -1 ? '' : url.slice(queryStart + 1),
    header,
    host: (trustProxy ? header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined) ?? header('host'),
    address: forwarded ?? connection?.incoming?.socket.remoteAddress ?? 'local',
    connection: connection?.incoming ? connection : undefined,
  }
}
