import { join } from 'node:path'
import type { Config } from './config.ts'
import { migrations } from './domain/schema.ts'
import type { Services } from './http/handler.ts'
import { LIMITS, createLimiter, noLimit } from './http/limits.ts'
import type { Log } from './http/log.ts'
import { openFileFolder } from './kernel/file-folder.ts'
import { openStore } from './kernel/open-store.ts'
import type { StoreOptions } from './kernel/open-store.ts'
import type { Clock, Store } from './kernel/store.ts'
import { createMarket } from './market/market.ts'
import type { Market } from './market/market.ts'
import { createSecretBox } from './sessions/secrets.ts'
import { createSessions } from './sessions/tokens.ts'
import { createQuoteHub } from './stream/hub.ts'
import { systemTimers } from './stream/timers.ts'

/** Opens the store that the settings name. */
export function openConfiguredStore(
  config: Config,
  clock: Clock,
  options: Pick<StoreOptions, 'isPatient' | 'onNotice'> = {},
): Promise<Store> {
  const { databaseUrl, dataDir, nodeId, acceptDamagedLog } = config
  return openStore({ databaseUrl, dataDir, nodeId, acceptDamagedLog, migrations, clock, ...options })
}

/** The market that the settings describe. */
export function createConfiguredMarket(config: Config, clock: Clock): Market {
  const { marketSeed: seed, marketHours: hours } = config
  return createMarket({ seed, hours, clock: () => clock.now() })
}

/** Everything that handlers work with, from what a program or a test has chosen. */
export function createServices(chosen: {
  config: Config
  clock: Clock
  store: Store
  market: Market
  log: Log
}): Services {
  const { config, clock, store, market } = chosen
  return {
    ...chosen,
    files: openFileFolder(join(config.dataDir, 'uploads')),
    hub: createQuoteHub({ market, timers: { ...systemTimers, now: () => clock.now() } }),
    sessions: createSessions(store, clock),
    secretBox: createSecretBox(config.secretsKey),
    accountLimit: config.rateLimits ? createLimiter({ ...LIMITS.signInByAccount, clock }) : noLimit,
  }
}
