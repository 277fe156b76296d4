/**
 * The reference back end with a state hook, as a team would build it for its own back end; the hook is no part of `server/`.
 * `npm run contracts:reference` starts it and prints both URLs; the settings are those of the program.
 */
import type { HttpBindings } from '@hono/node-server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { MINIMAL_PASSWORD_COST, createPasswords } from '#server/auth/passwords.ts'
import { randomKey } from '#server/auth/keyed-hash.ts'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { readConfig, type Config } from '#server/config.ts'
import { migrations } from '#server/features/schema.ts'
import { openListeners } from '#server/http/listen.ts'
import { silentLog } from '#server/kernel/log.ts'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import { readSpec } from '#server/main.ts'
import { createConfiguredMarket, createServices, openConfiguredStore } from '#server/create-services.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { REQUEST_HEADER } from '../verify/proxy.ts'
import { createInjectedErrors, type InjectedErrors } from './faults.ts'
import { World } from './world.ts'
import { states, type StateKey } from '#contracts/states.ts'
import { StateNotOffered } from '#contracts/verify/state-hook.ts'
import { plannedCallOf, stateHandlers } from './state-handlers.ts'

const keys = new Map(Object.entries(states).map(([key, { name }]) => [name as string, key as StateKey]))

interface Asked {
  readonly state?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly action?: unknown
  readonly account?: unknown
}

/** The state hook of docs/contracts.md: POST {state, params, action, account} → the state's values. */
const createHook =
  (world: World, faults: InjectedErrors) =>
  async (request: Request): Promise<Response> => {
    const { state, params = {}, action, account } = (await request.json().catch(() => ({}))) as Asked
    const key = keys.get(String(state))
    if (request.method !== 'POST' || typeof state !== 'string') {
      return Response.json({ error: 'POST {"state": "…", "params": {}, "action": "setup"}' }, { status: 400 })
    }
    if (!key) return Response.json({ error: `There is no state "${state}".` }, { status: 501 })
    if (action === 'teardown') {
      faults.clear(plannedCallOf(params))
      return Response.json({})
    }
    try {
      const own = typeof account === 'string' ? world.withAccount(account) : world
      return Response.json(await stateHandlers[key](own, params, faults))
    } catch (error) {
      // A state may not fit to what a given account has already.
      if (error instanceof StateNotOffered || account !== undefined)
        return Response.json({ error: (error as Error).message }, { status: 501 })
      return Response.json({ error: String(error) }, { status: 500 })
    }
  }

const HOOK_PATH = '/states'

export interface ReferenceBackEnd {
  readonly url: string
  readonly statesUrl: string
  stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** In memory unless a database is configured, as its data is temporary and needs no durability. */
function openEmptyStore(config: Config, clock: Clock): Promise<Store> {
  return config.databaseUrl
    ? openConfiguredStore(config, clock)
    : openSqlite({ file: ':memory:', migrations, clock })
}

/** A market that began some days ago, so that keys of past days are published. */
const marketSeed = () => fixedMarketSeed(1, (Math.floor(Date.now() / DAY) - MARKET_DAYS) * DAY)
const MARKET_DAYS = 4

/** A key of the tests; nothing is sent, as no job runs. */
const PUSH_SETTINGS = {
  PUSH_PRIVATE_KEY: 'gnjAbp5nJRJnGAoatTP97okVXq4WWR5K2BA6NqwfHbY',
  PUSH_CONTACT: 'mailto:operator@example.com',
}

/**
 * Starts one with an empty store. No job runs in it: no operator approves deposits and no limit order is filled unless a test asks for it.
 */
export async function startReference(environment: Environment = {}): Promise<ReferenceBackEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-reference-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    ...PUSH_SETTINGS,
    ...environment,
  })
  const clock = { now: Date.now }
  const [store, spec] = await Promise.all([openEmptyStore(config, clock), readSpec()])
  const market = createConfiguredMarket(config, clock, { seed: marketSeed() })
  const services = createServices({
    config,
    clock,
    store,
    market,
    log: silentLog,
    secretBox: createSecretBox(randomKey()),
    passwords: createPasswords(MINIMAL_PASSWORD_COST),
  })
  const faults = createInjectedErrors()
  const app = createApp({ ...services, sessions: faults.wrapSessions(services.sessions), spec })
  const hook = createHook(new World(services, request => app.fetch(request)), faults)

  const fetch = (request: Request, bindings: HttpBindings) => {
    const { pathname } = new URL(request.url)
    if (pathname === HOOK_PATH) return hook(request)
    const operation = app.specValidator.find(request.method, pathname)?.id
    if (operation === undefined) return app.fetch(request, bindings)
    const call = { operation, request: request.headers.get(REQUEST_HEADER) ?? undefined }
    return faults.handleCall(call, () => app.fetch(request, bindings))
  }
  const listeners = await openListeners(fetch, config)
  const [url = ''] = listeners.urls
  return {
    url,
    statesUrl: url + HOOK_PATH,
    async stop() {
      const closed = listeners.close()
      services.quoteHub.close()
      await closed
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

if (import.meta.main) {
  const reference = await startReference(process.env)
  process.stdout.write(`${reference.url}\n${reference.statesUrl}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void reference.stop().then(() => process.exit(0)))
  }
}
