/**
 * The real back end, listening, with what a test needs in front of it: a clock that can be moved, faults, sessions that end. None
 * of it is part of the program. `npx node tests/support/test-server.ts` starts one by hand; the settings are those of the program.
 *
 *   POST /test/clock  {"advance": 86400000}                       the back end's time moves on
 *   POST /test/fault  {"operation": "placeSpotOrder", "times": 1, "code": 460, "msg": "hint_price_moved", "params": {}}
 *                     or {"status": 503}, {"delay": 20000}, {"drop": true}: lost after it was done; {"operation": "*"} hits all
 *   POST /test/expire {"token": "…"}                              that session ends
 *   POST /test/lie    {"name": "shaves a fee, on the receipt and in the books alike"}   tampers with every account's data from now on
 *   POST /test/reset                                              removes all faults and tampering
 */
import type { HttpBindings } from '@hono/node-server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { publishLiabilities } from '#server/features/wallet/liabilities/publish.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { verifyPrices } from '#server/features/verify-prices.ts'
import { MINIMAL_PASSWORD_COST, createPasswords } from '#server/auth/passwords.ts'
import { openSecretBox } from '#server/auth/secrets-key.ts'
import { readConfig } from '#server/config.ts'
import { openListeners } from '#server/http/listen.ts'
import { silentLog } from '#server/kernel/log.ts'
import { send } from '#server/kernel/store.ts'
import { readSpec } from '#server/main.ts'
import type { Market } from '#server/market/market.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import { seedSandbox } from '#server/sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { createServices, openConfiguredMarket, openConfiguredStore } from '#server/create-services.ts'
import { faultOf } from './tampering/faults.ts'
import { tamperedResponse } from './tampering/tampered-response.ts'
import type { Fault as LiesBy } from './tampering/fault.ts'

/** A fault injected into calls of an operation. */
interface Fault {
  /** An operation id, or `*` for all. */
  operation: string
  /** How often; until reset when absent. */
  times?: number
  /** Answers with this business code without doing anything. */
  code?: number
  msg?: string
  params?: Record<string, string>
  /** Answers with this HTTP status without doing anything. */
  status?: number
  /** Milliseconds to wait before anything is done. */
  delay?: number
  /** Executes the call and drops the answer. */
  drop?: boolean
}

export interface TestServer {
  /** Of the first line; the second is in `urls`. */
  readonly url: string
  readonly urls: readonly string[]
  readonly dataDir: string
  readonly market: Market
  advance(milliseconds: number): void
  fault(fault: Fault): void
  /** Tampers with every account's data by a fault of `tampering/faults.ts`. @throws Error when none has this name */
  tamper(name: string): void
  reset(): void
  expire(token: string): Promise<void>
  /** Ends all waiting periods for withdrawals after a new withdrawal password. */
  endWaitingPeriods(): Promise<void>
  /** Publishes the liabilities of every day that is due. */
  publishLiabilities(): Promise<void>
  /** The findings of verify-ledger; empty when the ledger is consistent. */
  verify(): Promise<readonly string[]>
  stop(): Promise<void>
}

export interface TestServerOptions {
  environment?: Record<string, string>
  /** Where the built app is; `dist` unless told otherwise. */
  staticFolder?: string
}

const END_WAITING_PERIODS = 'UPDATE users SET withdrawals_from = NULL'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

let specification: ReturnType<typeof readSpec> | undefined

/** Read once per process, as its validators are compiled once per document. */
const readSpecOnce = () => (specification ??= readSpec())

function createFaults() {
  let faults: Fault[] = []
  return {
    add: (fault: Fault) => void faults.unshift({ ...fault }),
    clear: () => void (faults = []),
    take(operation: string): Fault | undefined {
      const fault = faults.find(each => each.operation === '*' || each.operation === operation)
      if (fault?.times !== undefined && --fault.times === 0) faults = faults.filter(each => each !== fault)
      return fault
    },
  }
}

/** Starts one on free ports, unless PORT is given, with the demo account, in a folder of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-e2e-'))
  const settings = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', MARKET_SEED: '1' }
  const config = readConfig({ ...settings, ...options.environment })
  let moved = 0
  const clock = createSettableClock({ now: () => Date.now() + moved })
  const [store, spec] = await Promise.all([openConfiguredStore(config, clock), readSpecOnce()])
  const secretBox = await openSecretBox(store, config)
  const { market } = await openConfiguredMarket(config, { clock, store, secretBox, serves: true })
  const onFailure = (_: string, error: unknown) => {
    throw error
  }
  await seedSandbox({ store, market, clock, onFailure })
  const services = createServices({
    config,
    clock,
    store,
    market,
    log: silentLog,
    secretBox,
    passwords: createPasswords(MINIMAL_PASSWORD_COST),
  })
  const app = createApp({ ...services, spec, staticFolder: options.staticFolder ?? 'dist' })
  const faults = createFaults()
  const advance = (milliseconds: number) => void (moved += milliseconds)
  let tamperFault: LiesBy | undefined
  const tamper = (name: string) => void (tamperFault = faultOf(name))
  const reset = () => {
    faults.clear()
    tamperFault = undefined
  }
  const expire = (token: string) => services.sessions.end(token)

  const control = async (path: string, request: Request): Promise<Response> => {
    const body = (await request.json().catch(() => ({}))) as Record<string, unknown>
    if (path === '/test/clock') advance(Number(body['advance']))
    else if (path === '/test/fault') faults.add(body as unknown as Fault)
    else if (path === '/test/expire') await expire(String(body['token']))
    else if (path === '/test/lie') tamper(String(body['name']))
    else if (path === '/test/reset') reset()
    else return Response.json({ error: `no such control: ${path}` }, { status: 404 })
    return Response.json({ now: clock.now() })
  }

  const fetch = async (request: Request, bindings: HttpBindings): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/test/')) return control(pathname, request)
    const operation = app.specValidator.find(request.method, pathname)?.id
    const fault = operation === undefined ? undefined : faults.take(operation)
    if (tamperFault && operation !== undefined) {
      const honest = { fetch: (asked: Request) => app.fetch(asked, bindings), now: clock.now }
      const lied = await tamperedResponse(request, operation, { ...honest, fault: tamperFault })
      if (lied) return lied
    }
    if (!fault) return app.fetch(request, bindings)
    if (fault.delay) await wait(fault.delay)
    if (fault.code) return Response.json({ code: fault.code, msg: fault.msg ?? '', params: fault.params })
    if (fault.status) return new Response('fault', { status: fault.status })
    const response = await app.fetch(request, bindings)
    if (fault.drop) bindings.incoming.socket.destroy()
    return response
  }

  const listeners = await openListeners(fetch, config)
  const scheduler = startJobs({ ...services, log: silentLog }, backgroundJobs(services))
  return {
    url: listeners.urls[0] ?? '',
    urls: listeners.urls,
    dataDir: config.dataDir,
    market,
    advance,
    fault: faults.add,
    tamper,
    reset,
    expire,
    endWaitingPeriods: async () => void (await store.execute(() => send([END_WAITING_PERIODS]), undefined)),
    publishLiabilities: async () => void (await publishLiabilities(services)),
    verify: async () => {
      const findings = [...(await verifyLedger(store)), ...(await verifyPrices(store, market))]
      return findings.map(({ check, message }) => `${check}: ${message}`)
    },
    async stop() {
      const closed = listeners.close()
      services.quoteHub.close()
      await Promise.all([closed, scheduler.stop()])
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

if (import.meta.main) {
  const server = await startTestServer({ environment: process.env as Record<string, string> })
  process.stdout.write(`${server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
}
