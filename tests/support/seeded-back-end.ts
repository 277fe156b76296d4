import { createConfiguredMarket } from '#server/create-services.ts'
import type { Store } from '#server/kernel/store.ts'
import type { MarketSeed } from '#server/market/market-seed.ts'
import { createBackEnd, type BackEnd } from './back-end.ts'
import type { TestClock } from './databases/databases.ts'

/** A back end with a market of this seed. */
export const createSeededBackEnd = (store: Store, clock: TestClock, seed: MarketSeed): BackEnd =>
  createBackEnd(store, clock, {}, undefined, (config, time) => createConfiguredMarket(config, time, { seed }))
