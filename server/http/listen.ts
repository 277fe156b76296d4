import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import { limitConnections } from './connection-limits.ts'
import { secondPort } from './lines.ts'

/** How long shutdown waits for requests in flight. */
const SHUTDOWN_TIMEOUT = 10_000

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
  | 'port'
  | 'lines'
  | 'trustProxy'
  | 'rateLimits'
  | 'connectionsPerAddress'
  | 'connections'
  | 'headerSeconds'
>

function listen(
  fetch: Fetch,
  { host, headerSeconds }: ListenConfig,
  { port, onConnection }: { port: number; onConnection: (socket: Socket) => void },
): Promise<Server> {
  const server = createAdaptorServer({
    fetch: fetch as (request: Request) => Promise<Response>,
    // HTTP/1.0 needs no Host, as the checks of load balancers.
    hostname: 'localhost',
    // How often connections that take too long are looked for.
    serverOptions: { connectionsCheckingInterval: 1_000 },
  }) as Server
  server.on('connection', onConnection)
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

function urlOf(server: Server): string {
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('The server does not listen.')
  const host = address.address === '127.0.0.1' || address.address === '::1' ? 'localhost' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
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
 * Listens on each line that this process serves: the port and the next one, unless LINES or a proxy provide the second line, or any
 * free port (0) was requested.
 * @throws Error with a human-readable message when a port is taken
 */
export async function openListeners(fetch: Fetch, config: ListenConfig): Promise<Listeners> {
  const { connections: total, connectionsPerAddress, trustProxy, rateLimits, port } = config
  // Behind a proxy, and in tests, all connections have one address.
  const perAddress = trustProxy || !rateLimits ? total : connectionsPerAddress
  const onConnection = limitConnections({ perAddress, total })
  const servers = [await listen(fetch, config, { port, onConnection })]
  const close = async () => void (await Promise.all(servers.map(closeServer)))
  if (!config.lines && !trustProxy && port !== 0) {
    try {
      servers.push(await listen(fetch, config, { port: secondPort(config), onConnection }))
    } catch (error) {
      await close()
      throw error
    }
  }
  return { urls: servers.map(urlOf), close }
}
