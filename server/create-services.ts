import { join } from 'node:path'
import { CANDLE_LIMITS } from './candles/candle-limits.ts'
import { createInlineCandles, type CandleSource } from './candles/candle-source.ts'
import { startCandleWorker } from './candles/worker-source.ts'
import type { Config } from './config.ts'
import { migrations } from './features/schema.ts'
import type { Services } from './services.ts'
import { LIMITS, createLimiter, noLimit } from './kernel/limits.ts'
import type { Log } from './kernel/log.ts'
import { openFileFolder } from './kernel/file-folder.ts'
import { openStore, type StoreOptions } from './kernel/open-store.ts'
import type { Clock, Store } from './kernel/store.ts'
import { createMarket, type Market } from './market/market.ts'
import { createPasswordPlaces, placesForAll } from './auth/password-places.ts'
import { createSecretBox } from './auth/secrets.ts'
import { isOfSandbox } from './auth/shared-account.ts'
import { createSessions } from './auth/tokens.ts'
import { createQuoteHub } from './stream/hub.ts'
import { STREAM_LIMITS } from './stream/limits.ts'
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

/** The candles of that market, computed on a thread of their own. Behind a limiter of somebody else's all may share one address. */
export function startConfiguredCandles(config: Config): CandleSource {
  const { marketSeed: seed, marketHours: hours, rateLimits } = config
  const limits = rateLimits ? CANDLE_LIMITS : { ...CANDLE_LIMITS, ofCaller: CANDLE_LIMITS.inAll }
  return startCandleWorker({ seed, hours, limits })
}

/** Everything that handlers work with, from what a program or a test has chosen. */
export function createServices(chosen: {
  config: Config
  clock: Clock
  store: Store
  market: Market
  log: Log
  /** Without one they are computed on this thread. */
  candles?: CandleSource
}): Services {
  const { config, clock, store, market } = chosen
  return {
    ...chosen,
    candles: chosen.candles ?? createInlineCandles(market),
    files: openFileFolder(join(config.dataDir, 'uploads')),
    hub: createQuoteHub({
      market,
      timers: { ...systemTimers, now: () => clock.now() },
      limits: config.rateLimits ? STREAM_LIMITS : { ...STREAM_LIMITS, ofAddress: STREAM_LIMITS.inAll },
    }),
    sessions: createSessions(store, clock, account => config.sandbox || !isOfSandbox(account)),
    secretBox: createSecretBox(config.secretsKey),
    accountLimit: config.rateLimits ? createLimiter({ ...LIMITS.signInByAccount, clock }) : noLimit,
    passwordPlaces: config.rateLimits ? createPasswordPlaces() : placesForAll,
  }
}
