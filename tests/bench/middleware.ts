/**
 * What Hono's middleware would cost where the server has its own: processor time of this process per request, alternately with ours and
 * with Hono's. The client is another process. Processor time, as a busy machine disturbs it least. Needs `npm run build` before it.
 *
 *   npx node tests/bench/middleware.ts
 */
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '#server/app.ts'
import { apiResponse } from '#server/http/api-response.ts'
import { readIncoming, type Env } from '#server/http/incoming.ts'
import { servePages } from '#server/http/pages.ts'
import { createStaticFiles } from '#server/http/static-files.ts'
import { migrations } from '#server/features/schema.ts'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import { createBackEnd, requestOf, spotOrderFields } from '#tests/support/back-end.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'
import { printComparison, takeTurns } from './support/compare.ts'

const TURNS = 9
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 3000)
const IN_FLIGHT = 16

interface Call {
  readonly path: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** The client's process: sends a call as often as asked over keep-alive connections, then says so. */
function runClient(): void {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
  const send = (port: number, { path, method, headers, body }: Call) =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, port, path, method, headers, host: '127.0.0.1' }
      const sent = request(options, response => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
        response.resume().on('end', resolve)
      })
      sent.on('error', reject).end(body)
    })
  process.on('message', async ({ port, call, count }: { port: number; call: Call; count: number }) => {
    let left = count
    const sendAll = async () => {
      while (left-- > 0) await send(port, call)
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, sendAll))
    process.send?.('done')
  })
}

const data = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** Each middleware as it would be configured for answers of the API. */
const MIDDLEWARE: Readonly<Record<string, MiddlewareHandler>> = {
  cors: cors({
    origin: () => null,
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['Content-Language', 'Content-Disposition'],
  }),
  secureHeaders: secureHeaders({
    contentSecurityPolicy: data,
    crossOriginResourcePolicy: 'same-site',
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  bodyLimit: bodyLimit({ maxSize: 65_536 }),
  compress: compress({ encoding: 'gzip', threshold: 4096 }),
}

/** What is compared: the app as it is with the app as Hono's middleware would make it. */
interface Comparison {
  readonly name: string
  readonly ours: Hono<Env>
  readonly honos: Hono<Env>
  readonly call: Call
}

async function createCalls(backEnd: ReturnType<typeof createBackEnd>): Promise<Record<string, Call>> {
  const person = await backEnd.signUp({ money: '1000' })
  const fields = await spotOrderFields(person)
  const { idempotencyKey: _key, previewPrice: _price, ...body } = fields
  const callOf = (...[path, init]: ReturnType<typeof requestOf>): Call => {
    const text = typeof init.body === 'string' ? init.body : ''
    const headers = Object.fromEntries(init.headers as [string, string][])
    if (text) headers['Content-Length'] = String(text.length)
    return { path, method: init.method ?? 'GET', headers, body: text }
  }
  return {
    'short answer': callOf(...requestOf('listSwitches')),
    'preview of an order': callOf(
      ...requestOf('previewSpotOrder', { body, headers: { Authorization: person.token } }),
    ),
  }
}

/** Each middleware around the back end; without one, the request is only passed on. */
function aroundApi(app: App, calls: Record<string, Call>): Comparison[] {
  const wrap = (...middleware: MiddlewareHandler[]) =>
    new Hono<Env>().use(...middleware).all('*', context => app.fetch(context.req.raw, context.env))
  const passOn: MiddlewareHandler = (_, next) => next()
  return Object.entries(MIDDLEWARE).flatMap(([name, middleware]) =>
    Object.entries(calls).map(([kind, call]) => ({
      name: `${name}, ${kind}`,
      ours: wrap(passOn),
      honos: wrap(middleware),
      call,
    })),
  )
}

/** An answer of 18 kB compressed as the API does it, and by `compress`. */
function longAnswer(): Comparison {
  const rows = Array.from({ length: 200 }, (_, id) => ({
    id,
    name: `Product ${id}`,
    price: `${id * 1.37}`,
    image: `/api/assets/${id}.svg`,
  }))
  const answer = { code: 200, msg: 'ok', rows, total: rows.length } as const
  const headers = { 'Content-Type': 'application/json' }
  const outcome = { status: 200, answer, operation: undefined, locale: 'en', caller: 'ana' } as const
  return {
    name: 'compress, long answer',
    ours: new Hono<Env>().get('*', () => apiResponse(outcome, 'gzip', undefined)),
    honos: new Hono<Env>()
      .use(MIDDLEWARE['compress']!)
      .get('*', () => new Response(JSON.stringify(answer), { headers })),
    call: { path: '/', method: 'GET', headers: { 'Accept-Encoding': 'gzip' }, body: '' },
  }
}

/** The files of the built app, from memory and by `serveStatic`. */
function builtFiles(): Comparison[] {
  const incomingOf = (context: Context<Env>) => readIncoming(context, { trustProxy: false })
  const linesOf = () => ({ list: [], otherOrigins: [] })
  const ours = new Hono<Env>().get('*', servePages(createStaticFiles('dist'), { incomingOf, linesOf }))
  const honos = new Hono<Env>().get('*', serveStatic({ root: './dist', precompressed: true }))
  const paths = ['index.html', ...globSync('assets/index-*.js', { cwd: 'dist' })]
  return paths.map(path => ({
    name: `serveStatic, ${path.replace(/-.*/, '')}`,
    ours,
    honos,
    call: { path: `/${path}`, method: 'GET', headers: { 'Accept-Encoding': 'gzip, br' }, body: '' },
  }))
}

async function listen(app: Hono<Env>): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

async function run(): Promise<void> {
  const clock = createTestClock()
  const store = await openSqlite({ file: ':memory:', migrations, clock })
  const backEnd = createBackEnd(store, clock)
  const comparisons = [...aroundApi(backEnd.app, await createCalls(backEnd)), longAnswer(), ...builtFiles()]
  const client = fork(import.meta.filename, ['client'])
  const costOf = async (server: Server, call: Call) => {
    const before = process.cpuUsage()
    client.send({ port: (server.address() as AddressInfo).port, call, count: REQUESTS })
    await once(client, 'message')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / REQUESTS
  }
  for (const { name, ours, honos, call } of comparisons) {
    const servers = [await listen(ours), await listen(honos)] as const
    const turns = await takeTurns(
      TURNS + 1,
      () => costOf(servers[0], call),
      () => costOf(servers[1], call),
    )
    // The first turn warms up.
    printComparison(name, turns.slice(1), { reference: 'ours', unit: 'µs' })
    for (const server of servers) server.close()
  }
  client.kill()
  await store.close()
  process.exit()
}

if (process.argv[2] === 'client') runClient()
else await run()
