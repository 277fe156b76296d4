import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { secondPort } from './lines.ts'

/** How long requests in flight may take to end when the process is asked to. */
const SHUTDOWN_LIMIT = 10_000

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** What listens for one process. */
export interface Listeners {
  /** Where each line is; the ports are real ones, also when 0 was asked for. */
  readonly urls: readonly string[]
  /** Stops accepting and waits for what is in flight, ten seconds at most. */
  close(): Promise<void>
}

function listen(fetch: Fetch, host: string, port: number): Promise<Server> {
  const server = createAdaptorServer({ fetch: fetch as (request: Request) => Promise<Response> }) as Server
  server.headersTimeout = 15_000
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 65_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} of ${host} is taken. Set PORT to another one, or stop what listens there.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
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
    const force = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT)
    // A connection whose request has just ended is idle only now, and its client would keep it for later.
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
 * Listens on each line that this process serves: the port and the next, unless LINES or a proxy say where the second line is, or
 * any free port (0) was asked for.
 * @throws Error in words for people when a port is taken
 */
export async function openListeners(
  fetch: Fetch,
  config: Pick<Config, 'host' | 'port' | 'lines' | 'trustProxy'>,
): Promise<Listeners> {
  const servers = [await listen(fetch, config.host, config.port)]
  const close = async () => void (await Promise.all(servers.map(closeServer)))
  if (!config.lines && !config.trustProxy && config.port !== 0) {
    try {
      servers.push(await listen(fetch, config.host, secondPort(config)))
    } catch (error) {
      await close()
      throw error
    }
  }
  return { urls: servers.map(urlOf), close }
}
