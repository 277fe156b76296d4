import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInlineCandles, type CandleSource } from './candles/candle-source.ts'
import type { Config } from './config.ts'
import { migrations } from './features/schema.ts'
import type { Services } from './services.ts'
import type { Log } from './kernel/log.ts'
import { createSecurityLog } from './kernel/security-log.ts'
import { createTransactionCount } from './ledger/transaction-count.ts'
import { createAllowances, unlimitedAllowances } from './nodes/allowances.ts'
import { createDatabaseFiles } from './nodes/database-files.ts'
import { joinNodes } from './nodes/join.ts'
import { createSingleNode, touch, type Node } from './nodes/node.ts'
import { openFileStore, type FileStore } from './kernel/file-store.ts'
import { openStore, type StoreOptions } from './kernel/open-store.ts'
import type { Clock, Store } from './kernel/store.ts'
import { createMarket, type Market, type MarketOptions } from './market/market.ts'
import { readOpenings, type DayOpenings } from './market/openings.ts'
import { createCacheSigner } from './market/signed-cache.ts'
import { noticesOfHours, openMarketHours } from './market/stored-hours.ts'
import { openMarketSeed, recordEarlierSeed } from './market/stored-seed.ts'
import type { MarketHours } from '#src/lib/market/price-time.ts'
import { openMarketTerms } from './market/stored-terms.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { createPasswordQueue, unlimitedPasswordQueue } from './auth/password-queue.ts'
import type { SecretBox } from './auth/secret-box.ts'
import { isSandboxAccount } from './auth/sandbox-account.ts'
import { createSessions } from './auth/sessions.ts'
import { createMessageFeed } from './message-feed.ts'
import { createPushSender, type PushSender } from './push/push-sender.ts'
import { createQuoteHub } from './stream/hub.ts'
import { STREAM_LIMITS } from './stream/stream-limits.ts'
import { systemTimers } from './stream/timers.ts'
import { fingerprint, type SharedSettings } from '#server/nodes/settings.ts'

/**
 * The settings that have to be the same on every node: with others it would show other prices, or decide otherwise. MARKET_SEED and
 * the key of the secrets are compared with the database itself (market/stored-seed.ts, auth/secrets-key.ts).
 */
function sharedSettings(config: Config): SharedSettings {
  const { otherValue } = config
  const sorted = Object.keys(otherValue)
    .toSorted()
    .map(name => [name, otherValue[name]])
  return {
    MARKET_HOURS: config.marketHours,
    SANDBOX: config.sandbox ? 'on' : 'off',
    RATE_LIMITS: config.rateLimits ? 'on' : 'off',
    DEPOSIT_DELAY_MS: String(config.depositDelay),
    WITHDRAW_DELAY_MS: String(config.withdrawDelay),
    LOAN_DELAY_MS: String(config.loanDelay),
    IDENTITY_DELAY_MS: String(config.identityDelay),
    OTHER_VALUE: JSON.stringify(Object.fromEntries(sorted)),
    PASSKEY_RP_ID: config.passkeyRpId,
    PUSH_PRIVATE_KEY: fingerprint(config.push?.privateKey),
  }
}

/** Threads of the embedded database's reads: of two one is left to others when a caller keeps the other busy. */
const READ_THREADS = Math.max(2, Math.min(4, availableParallelism()))

/** Opens the store that the settings select. */
export function openConfiguredStore(
  config: Config,
  clock: Clock,
  {
    instance,
    ...options
  }: Pick<StoreOptions, 'withoutTimeouts' | 'onNotice'> & { readonly instance?: string } = {},
): Promise<Store> {
  const { databaseUrl, databaseListenUrl: listenUrl, dataDir, nodeId, acceptDamagedLog } = config
  const joining = {
    instance: instance ?? randomUUID(),
    // A program beside the nodes, such as the operator's, gets an id of its own.
    nodeId: instance === undefined ? undefined : nodeId,
    serves: instance !== undefined,
    schemaVersion: migrations.length,
    settings: sharedSettings(config),
  }
  const takeNodeId = async (store: Store) => {
    // Before this process replaces what one of an earlier version has told about itself.
    await store.execute(recordEarlierSeed, { setting: config.marketSeed, serves: instance !== undefined })
    return joinNodes(store, joining)
  }
  return openStore({
    databaseUrl,
    listenUrl,
    dataDir,
    nodeId: databaseUrl ? takeNodeId : (nodeId ?? 0),
    acceptDamagedLog,
    exclusive: instance !== undefined,
    readThreads: instance === undefined ? 0 : READ_THREADS,
    migrations,
    clock,
    ...options,
  })
}

/** The node of a process that shares its database with no other: whether it can write is asked of the database, once a second at most. */
function createOnlyNode(store: Store, clock: Clock): Node {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  return createSingleNode(() => {
    if (!asked || Math.abs(clock.now() - asked.at) > 1000) {
      asked = {
        at: clock.now(),
        answer: store.execute(touch, undefined).then(
          () => true,
          () => false,
        ),
      }
    }
    return asked.answer
  })
}

/** The market of a seed, or of a number for tests; without hours it has always had those of the settings. */
export function createConfiguredMarket(
  config: Config,
  clock: Clock,
  source: Pick<MarketOptions, 'seed' | 'openings'> & Partial<MarketHours>,
): Market {
  return createMarket({ hours: config.marketHours, ...source, clock: () => clock.now() })
}

/** The market of a database, and what the candles of other threads are computed from. */
export interface OpenedMarket {
  readonly market: Market
  readonly openings: readonly DayOpenings[]
}

/**
 * Opens the market of a database, and makes its seed at the first start (market/stored-seed.ts); other hours than before hold from a later
 * day on (market/stored-hours.ts). `serves`: this is a back end, not a program
 * beside it. `onNotice` receives what the operator should know, a sentence each.
 * @throws MarketSeedError when MARKET_SEED is missing or another one than before; MarketTermsError for other terms than before
 */
export async function openConfiguredMarket(
  config: Config,
  {
    clock,
    store,
    secretBox: box,
    serves,
    isCached = true,
    onNotice,
  }: {
    clock: Clock
    store: Store
    /** Of the database (auth/secrets-key.ts). */
    secretBox: SecretBox
    serves: boolean
    /** Whether opening prices that the database keeps are used. */
    isCached?: boolean
    onNotice?: (notice: string) => void
  },
): Promise<OpenedMarket> {
  const { seed, notices } = await openMarketSeed(store, { setting: config.marketSeed, serves, box })
  const hours = await openMarketHours(store, { setting: config.marketHours, serves })
  if (onNotice) [...notices, ...noticesOfHours(hours, clock.now())].forEach(onNotice)
  const openings = isCached ? await readOpenings(store, createCacheSigner(seed)) : []
  const market = createConfiguredMarket(config, clock, { seed, openings, ...hours })
  await openMarketTerms(store, { hash: market.terms.root(), serves })
  return { market, openings }
}

function openConfiguredFiles({ dataDir }: Config, store: Store): FileStore {
  const folder = openFileStore(join(dataDir, 'uploads'))
  return store.engine === 'postgres' ? createDatabaseFiles(store, folder) : folder
}

/** The services that handlers work with, from the parts that a program or a test provides. */
export function createServices(parts: {
  config: Config
  clock: Clock
  store: Store
  market: Market
  log: Log
  /** Of the database (auth/secrets-key.ts). */
  secretBox: SecretBox
  /** Omitted: candles are computed on this thread. */
  candles?: CandleSource
  /** Omitted: at the cost that protects real accounts. */
  passwords?: Passwords
  /** Omitted: in the folder of the settings, and in the database where several processes share it. */
  files?: FileStore
  /** Omitted: as the settings say. */
  push?: PushSender
  /** Omitted: there is no other process. */
  node?: Node
}): Services {
  const { config, clock, store, market, log } = parts
  const publish = (name: string) => quoteHub.publish(name)
  const isTold = () => store.changes?.isTold() ?? false
  const messageFeed = createMessageFeed(store, () => clock.now(), publish, isTold)
  const sessions = createSessions(store, clock, account => config.sandbox || !isSandboxAccount(account))
  store.changes?.subscribe(({ of, userId }) => {
    if (of === 'sessions') sessions.evict(userId)
    messageFeed.check(userId)
  })
  // Once for each finding; every command that meets it is refused.
  store.damage?.subscribe(damage => log.error('damaged database', damage.message))
  const quoteHub = createQuoteHub({
    market,
    openOther: messageFeed.channel,
    timers: { ...systemTimers, now: () => clock.now() },
    limits: config.rateLimits ? STREAM_LIMITS : { ...STREAM_LIMITS, perAddress: STREAM_LIMITS.total },
  })
  return {
    ...parts,
    security: createSecurityLog(log),
    messageFeed,
    candleSource: parts.candles ?? createInlineCandles(market),
    node: parts.node ?? createOnlyNode(store, clock),
    files: parts.files ?? openConfiguredFiles(config, store),
    quoteHub,
    push: parts.push ?? (config.push && createPushSender(config.push)),
    sessions,
    allowances: config.rateLimits ? createAllowances(store, clock) : unlimitedAllowances,
    passwords: parts.passwords ?? createPasswords(),
    transactionCount: createTransactionCount(clock),
    passwordQueue: config.rateLimits ? createPasswordQueue() : unlimitedPasswordQueue,
  }
}
