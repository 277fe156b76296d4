import { createAdaptorServer } from '@hono/node-server'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import type { Spec } from './contract/spec.ts'
import { secondPort } from './http/lines.ts'
import type { Log } from './http/log.ts'
import { startTasks } from './operator/scheduler.ts'
import { backgroundTasks } from './operator/tasks.ts'
import { createSettableClock, seedDemo } from './seed/seed.ts'
import { createConfiguredMarket, createServices, openConfiguredStore } from './services.ts'

const ROOT = join(import.meta.dirname, '..')
/** How long requests in flight may take to end when the process is asked to. */
const SHUTDOWN_LIMIT = 10_000

/** A back end that listens. */
export interface RunningServer {
  /** Where each line is; the ports are real ones, also when 0 was asked for. */
  readonly urls: readonly string[]
  /** Stops accepting, finishes what is in flight, ends streams, closes the store; at most ten seconds. */
  stop(): Promise<void>
}

/** Reads the bundled specification. */
export async function readSpec(): Promise<Spec> {
  return JSON.parse(await readFile(join(ROOT, 'openapi/bundle.json'), 'utf8')) as Spec
}

function listen(app: App, host: string, port: number): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
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

/** One listener for each line that this process serves. Asked for port 0, both are any free ones. */
async function listenOnLines(app: App, config: Config): Promise<Server[]> {
  const first = await listen(app, config.host, config.port)
  if (config.lines || config.trustProxy || config.port === 0) return [first]
  try {
    return [first, await listen(app, config.host, secondPort(config))]
  } catch (error) {
    first.close()
    throw error
  }
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
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Compiles what the first calls need, a piece at a time, so that neither start-up nor those calls wait for all of it. */
function warmUp({ contract }: App): void {
  const waiting = [...contract.operations]
  const next = () => {
    waiting.shift()?.warmUp()
    if (waiting.length > 0) setTimeout(next, 5).unref()
  }
  setTimeout(next, 50).unref()
}

/**
 * Starts the reference back end: opens the store, seeds it on its first run, listens on its lines and runs the sandbox's operator.
 * @throws Error in words for people when the port is taken or the store cannot be opened
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const clock = createSettableClock({ now: Date.now })
  const [store, spec] = await Promise.all([openConfiguredStore(config, clock), readSpec()])
  const market = createConfiguredMarket(config, clock)
  if (config.sandbox && (await seedDemo({ store, market, clock }))) log.info('seeded')
  const services = createServices({ config, clock, store, market, log })
  const app = createApp({ ...services, spec, staticFolder: join(ROOT, 'dist') })
  const servers = await listenOnLines(app, config).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const scheduler = startTasks(backgroundTasks(services), log)
  warmUp(app)
  const urls = servers.map(urlOf)
  log.info('listening', { urls, engine: store.engine, sandbox: config.sandbox })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    const closing = servers.map(closeServer)
    services.hub.close()
    await Promise.all([...closing, scheduler.stop()])
    await store.close()
    log.info('stopped')
    log.flush()
  }
  return { urls, stop: () => (stopping ??= stop()) }
}
