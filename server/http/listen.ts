import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { addressKey } from '../kernel/address-key.ts'
import { refuseTinyParts } from './chunked-bodies.ts'
import { affordableConnections, limitConnections } from './connection-limits.ts'
import { secondPort } from './lines.ts'
import { refusePipelining } from './pipelining.ts'
import { ANSWER_LIMITS, NO_LIMITS, createShares } from './shares.ts'
import { endSlowReader, type TakeUnread } from './slow-clients.ts'
import { watchCertificate, type Certificate } from './tls.ts'

/** How long shutdown waits for requests in flight. */
const SHUTDOWN_TIMEOUT = 10_000

/** How much of a body that nobody reads is taken off the wire after the answer. */
const MAX_UNREAD_BYTES = 65_536

/** With TLS 1.2 only what keeps past connections secret should the key be stolen, and authenticates what it encrypts. */
const TLS_OPTIONS = {
  minVersion: 'TLSv1.2',
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE+AESGCM',
    'ECDHE+CHACHA20',
  ].join(':'),
} as const

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** The listeners of this process. */
export interface Listeners {
  /** The URL of each line, with the actual ports, also when port 0 was requested. */
  readonly urls: readonly string[]
  /** Stops accepting and waits for what is in flight, ten seconds at most. */
  close(): Promise<void>
}

type ListenConfig = Pick<
  Config,
  | 'host'
  | 'tls'
  | 'port'
  | 'lines'
  | 'trustProxy'
  | 'rateLimits'
  | 'connectionsPerAddress'
  | 'connections'
  | 'headerSeconds'
>

interface ListenOptions {
  readonly port: number
  readonly onConnection: (socket: Socket) => void
  readonly takeUnread: TakeUnread
  /** Undefined: HTTP. */
  readonly certificate: Certificate | undefined
}

function createServerOf(
  fetch: Fetch,
  { headerSeconds }: ListenConfig,
  certificate: Certificate | undefined,
): Server {
  // How often connections that take too long are looked for.
  const serverOptions = { connectionsCheckingInterval: 1_000 }
  const common = {
    fetch: fetch as (request: Request) => Promise<Response>,
    // HTTP/1.0 needs no Host, as the checks of load balancers.
    hostname: 'localhost',
  }
  if (!certificate) return createAdaptorServer({ ...common, serverOptions }) as Server
  const { cert, key } = certificate
  const tlsOptions = { ...TLS_OPTIONS, cert, key, handshakeTimeout: headerSeconds * 1_000 }
  return createAdaptorServer({
    ...common,
    createServer: createHttpsServer,
    serverOptions: { ...serverOptions, ...tlsOptions },
  }) as HttpsServer
}

/**
 * Ends the connection of a body that nobody reads, once its request was answered and some more has arrived, so that the sender gets to see
 * the answer: taking it off the wire would cost as much as reading it.
 */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  // Before Node's own listener, which takes the rest of a body off the wire unless somebody has begun to read it.
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      const isEnding = bytes > MAX_UNREAD_BYTES
      bytes += chunk.length
      if (bytes > MAX_UNREAD_BYTES && !isEnding) request.socket.destroySoon()
    })
    request.read(0)
  })
}

function listen(
  fetch: Fetch,
  config: ListenConfig,
  { port, onConnection, takeUnread, certificate }: ListenOptions,
): Promise<Server> {
  const { host, headerSeconds } = config
  const server = createServerOf(fetch, config, certificate)
  server.on('connection', onConnection)
  server.on('request', endUnreadBody)
  // Before the answer, which may come at once.
  server.prependListener('request', (request, response) => endSlowReader(request, response, takeUnread))
  refusePipelining(server)
  refuseTinyParts(server)
  server.headersTimeout = headerSeconds * 1_000
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} of ${host} is taken. Set PORT to another one, or stop what listens there.`
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

function urlOf(server: Server, scheme: 'http' | 'https'): string {
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('The server does not listen.')
  const host = address.address === '127.0.0.1' || address.address === '::1' ? 'localhost' : address.address
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT)
    // Keep-alive connections become idle after their last request: close them as they do.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(force)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * Listens on each line that this process serves, by HTTPS where the settings name a certificate: the port and the next one, unless LINES or
 * a proxy provide the second line, or any free port (0) was requested. `onNotice` receives what the operator should
 * know of the certificate, and of connections that the system does not allow.
 * @throws Error with a human-readable message when a port is taken or the certificate cannot be used
 */
export async function openListeners(
  fetch: Fetch,
  config: ListenConfig,
  onNotice: (subject: 'certificate' | 'connections', notice: string) => void = () => {},
): Promise<Listeners> {
  const { connectionsPerAddress, trustProxy, rateLimits, port } = config
  const total = affordableConnections(config.connections, notice => onNotice('connections', notice))
  // Behind a proxy, and in tests, all connections have one address.
  const perAddress = trustProxy || !rateLimits ? undefined : connectionsPerAddress
  const onConnection = limitConnections({ perAddress, total })
  const answers = createShares(perAddress === undefined ? NO_LIMITS : ANSWER_LIMITS)
  const takeUnread: TakeUnread = ({ socket }, bytes, end) =>
    answers.take(
      { address: addressKey(socket.remoteAddress ?? '') },
      // A single one may be as large as it likes.
      Math.min(bytes, ANSWER_LIMITS.perAddress.bytes),
      end,
    )
  const servers: Server[] = []
  const source =
    config.tls &&
    watchCertificate(config.tls, {
      onChange: ({ cert, key }) => {
        for (const server of servers as HttpsServer[]) server.setSecureContext({ ...TLS_OPTIONS, cert, key })
      },
      onNotice: notice => onNotice('certificate', notice),
    })
  const close = async () => {
    source?.close()
    await Promise.all(servers.map(closeServer))
  }
  const ports = !config.lines && !trustProxy && port !== 0 ? [port, secondPort(config)] : [port]
  try {
    for (const each of ports)
      servers.push(
        await listen(fetch, config, { port: each, onConnection, takeUnread, certificate: source?.current }),
      )
  } catch (error) {
    await close()
    throw error
  }
  return { urls: servers.map(server => urlOf(server, source ? 'https' : 'http')), close }
}
