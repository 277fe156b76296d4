import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a market follows from. */
export interface MarketSeed {
  /** 32 bytes that nobody else knows. */
  readonly secret: Uint8Array
  /**
   * Since when prices follow from the secret, epoch ms of a whole minute. Where there was no market before, each product begins at its typical
   * price, and its past is made up from the same secret.
   */
  readonly since: number
  /** The seed of 32 bits of the market before (version 1), whose prices go on. */
  readonly earlierSeed?: number
}

/** The beginning of the markets of tests. */
const FIXED_SINCE = Date.UTC(2026, 10, 1)

/** A seed that everybody knows, for tests and tools: the same number gives the same market. */
export function fixedMarketSeed(seed: number, since: number = FIXED_SINCE): MarketSeed {
  return { secret: fixedSecret(seed), since }
}

/** A seed as it is, or the fixed one of a number. */
export const toMarketSeed = (seed: MarketSeed | number): MarketSeed =>
  typeof seed === 'number' ? fixedMarketSeed(seed) : seed

/** The secret of a fixed seed. */
export function fixedSecret(seed: number): Uint8Array {
  return sha256(utf8ToBytes(`fairline fixed market seed ${seed}`))
}

/** Identifies a market: equal for those with the same prices. It contains the secret, so it must not be shown. */
export function marketSeedKey({ secret, since, earlierSeed }: MarketSeed): string {
  return `${bytesToHex(secret)} ${since} ${earlierSeed ?? ''}`
}
