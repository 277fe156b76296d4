/** The seed of a database's market: recorded at its first start, and the same at every later one. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { isSealed, type SecretBox } from '../auth/secret-box.ts'
import { finish, read, send, type Context, type Row, type Steps, type Store } from '../kernel/store.ts'
import { fixedSecret, type MarketSeed } from './market-seed.ts'
import { followsFrom, rememberedSeeds } from './remembered-seed.ts'
import type { MarketSeedSetting } from './seed-setting.ts'

/** MARKET_SEED is not what the market of this database needs. */
export class MarketSeedError extends Error {
  override readonly name = 'MarketSeedError'
}

export interface SeedOptions {
  /** MARKET_SEED. */
  readonly setting: MarketSeedSetting
  /** Whether this is a back end, which may replace the market of an earlier version, rather than a program beside it. */
  readonly serves: boolean
}

/** The same, with what seals the secret. */
export interface SealedSeedOptions extends SeedOptions {
  readonly box: SecretBox
}

/** The seed of a database, and what its operator should know about it, a sentence each. */
export interface StoredSeed {
  readonly seed: MarketSeed
  readonly notices: readonly string[]
}

interface VersionRow extends Row {
  readonly version: bigint
  readonly since: bigint
  readonly seed: string | null
  readonly seed_hash: string | null
}

/** The seed that earlier versions had where MARKET_SEED was not set. */
const DEFAULT_EARLIER_SEED = 1
/** How long before its beginning version 2 is announced to all nodes, at least. */
const UPGRADE_LEAD = MINUTE

const READ = 'SELECT version, since, seed, seed_hash FROM market_versions ORDER BY version'
const CLAIM = `INSERT INTO market_versions(version, since, seed, seed_hash) VALUES (2, $1, $2, $3)
  ON CONFLICT (version) DO NOTHING`
const RECORD_EARLIER =
  'UPDATE market_versions SET seed = $1, seed_hash = $2 WHERE version = 1 AND seed IS NULL'

const seedHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

const textOf = (setting: Uint8Array | number): string =>
  typeof setting === 'number' ? String(setting) : bytesToHex(setting)

const isNumber = (text: string) => text.length < 64

/**
 * Records what the seed of version 1 was, where there was one: what MARKET_SEED says, else what nodes remember of it, else the default of
 * that version. A program beside the back end records only what is certain.
 * @throws MarketSeedError when nodes remember several, or recorded prices do not follow from it
 */
export function* recordEarlierSeed(_: Context, { setting, serves }: SeedOptions): Steps<void> {
  const [earlier] = yield* read<VersionRow>(READ)
  if (earlier?.version !== 1n || earlier.seed !== null) return yield* finish(undefined)
  const remembered = serves && typeof setting === 'number' ? [setting] : yield* rememberedSeeds()
  if (remembered.length > 1 && !serves) return yield* finish(undefined)
  if (remembered.length > 1)
    throw new MarketSeedError(
      `The nodes of this database had different MARKET_SEEDs (${remembered.join(', ')}). Set it for one start to the last one, so that the prices of the past stay as they were.`,
    )
  const seed = remembered[0] ?? (serves ? DEFAULT_EARLIER_SEED : undefined)
  if (seed === undefined) return yield* finish(undefined)
  if (!(yield* followsFrom(seed)))
    throw new MarketSeedError(
      `The prices that this database has recorded do not follow from MARKET_SEED ${seed}. Set MARKET_SEED for one start to the number that it had before, so that the prices of the past stay as they were.`,
    )
  return yield* finish(undefined, [RECORD_EARLIER, [String(seed), seedHash(String(seed))]])
}

interface ClaimInput extends SealedSeedOptions {
  /** A secret for a new market, 64 random hexadecimal digits. */
  readonly candidate: string
}

/** The versions of the market; version 2 is made where there is none. Any number of nodes may do so at once. */
function* claimMarket(
  { now }: Context,
  { setting, serves, box, candidate }: ClaimInput,
): Steps<VersionRow[]> {
  const rows = yield* read<VersionRow>(READ)
  if (rows.some(({ version }) => version === 2n)) return yield* finish(rows)
  const isUpgrade = rows.length > 0
  if (isUpgrade && !serves)
    throw new MarketSeedError('Start the back end first: it upgrades the market of this database.')
  const given =
    setting === undefined || (isUpgrade && typeof setting === 'number') ? undefined : textOf(setting)
  const text = given ?? candidate
  const since = isUpgrade ? nextMinute(Number(now) + UPGRADE_LEAD) : Math.floor(Number(now) / DAY) * DAY
  // A secret of the environment is not copied to where it can be read.
  const kept = isNumber(text) ? text : given === undefined ? box.seal(hexToBytes(text)) : null
  yield* send([CLAIM, [BigInt(since), kept, seedHash(text)]])
  return yield* finish(yield* read<VersionRow>(READ))
}

const nextMinute = (time: number) => Math.ceil(time / MINUTE) * MINUTE

/**
 * Reads the seed of a database's market, and makes one where there is none: of MARKET_SEED, else of a random secret, which the database
 * keeps sealed. A database of an earlier version keeps its prices, and continues them from a minute on that has not begun yet.
 * @throws MarketSeedError when MARKET_SEED is missing or another one than before
 */
export async function openMarketSeed(store: Store, options: SealedSeedOptions): Promise<StoredSeed> {
  await store.execute(recordEarlierSeed, options)
  const candidate = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const rows = await store.execute(claimMarket, { ...options, candidate })
  const earlier = rows.find(({ version }) => version === 1n)
  const current = rows.find(({ version }) => version === 2n)!
  const since = Number(current.since)
  const secret = secretOf(current, earlier, options)
  const seed = earlier ? { secret, since, earlierSeed: Number(earlier.seed) } : { secret, since }
  return { seed, notices: noticesOf(current, earlier, options.setting) }
}

/** The secret of version 2. @throws MarketSeedError */
function secretOf(
  { seed, seed_hash }: VersionRow,
  earlier: VersionRow | undefined,
  { setting, box }: SealedSeedOptions,
): Uint8Array {
  const given = setting === undefined ? undefined : textOf(setting)
  const isEarlier = earlier !== undefined && given === earlier.seed
  if (seed === null && (given === undefined || isEarlier))
    throw new MarketSeedError(
      'The prices of this database follow from a secret that was given as MARKET_SEED, and is kept nowhere else. Set MARKET_SEED to it again.',
    )
  if (given !== undefined && !isEarlier && seedHash(given) !== seed_hash)
    throw new MarketSeedError(
      'MARKET_SEED is not the one that the market of this database began with: with another one, prices of the past would change. ' +
        (seed === null ? 'Set it as it was.' : 'Remove it: the database keeps its own.'),
    )
  if (seed !== null && isSealed(seed)) return box.open(seed)
  const text = seed ?? given!
  return isNumber(text) ? fixedSecret(Number(text)) : hexToBytes(text)
}

function noticesOf(
  { seed, since }: VersionRow,
  earlier: VersionRow | undefined,
  setting: MarketSeedSetting,
): string[] {
  if (seed !== null && isNumber(seed))
    return ['The market has a fixed seed, a number: its future is known to all. For tests only.']
  if (earlier && typeof setting === 'number') {
    const from = new Date(Number(since)).toISOString()
    return [
      `MARKET_SEED is the seed of the prices before ${from} only, and the database keeps it: the setting has no effect any more and can be removed.`,
    ]
  }
  return []
}
