/**
 * What is cached in the database of a market is signed with its secret: whoever can write to the database must not be able to set prices with a
 * row of a cache, which nothing else would contradict for days.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { marketSeedKey, type MarketSeed } from './market-seed.ts'

/** Signs the rows of a market's caches. */
export interface CacheSigner {
  /** A text with its signature, for the row of that name. */
  sign(name: string, text: string): string
  /** The text of a row; undefined when it was not signed for this market and this row. */
  open(name: string, signed: string): string | undefined
}

/** What a signed row begins with; earlier versions did not sign. */
const PREFIX = 'hmac '
/** An SQL pattern of signed rows. */
export const SIGNED = `${PREFIX}%`
const SIGNATURE_LENGTH = 64
const LABEL = utf8ToBytes('fairline market cache')

export function createCacheSigner(seed: MarketSeed): CacheSigner {
  const key = hmac(sha256, LABEL, utf8ToBytes(marketSeedKey(seed)))
  const sign = (name: string, text: string) =>
    `${PREFIX}${bytesToHex(hmac(sha256, key, utf8ToBytes(`${name}\n${text}`)))} ${text}`
  return {
    sign,
    open(name, signed) {
      const text = signed.slice(PREFIX.length + SIGNATURE_LENGTH + 1)
      return signed === sign(name, text) ? text : undefined
    },
  }
}
