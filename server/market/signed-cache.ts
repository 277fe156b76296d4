/**
 * What is cached in the database of a market is signed with its secret: whoever can write to the database must not be able to set prices with a
 * row of a cache, which nothing else would contradict for days.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
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

export function createCacheSigner(seed: MarketSeed): CacheSigner {
  const key = createHmac('sha256', 'fairline market cache').update(marketSeedKey(seed)).digest()
  const signatureOf = (name: string, text: string) =>
    createHmac('sha256', key).update(`${name}\n${text}`).digest()
  const start = PREFIX.length + SIGNATURE_LENGTH + 1
  return {
    sign: (name, text) => `${PREFIX}${signatureOf(name, text).toString('hex')} ${text}`,
    open(name, signed) {
      if (!signed.startsWith(PREFIX)) return undefined
      const text = signed.slice(start)
      const given = Buffer.from(signed.slice(PREFIX.length, start - 1), 'hex')
      const right = signatureOf(name, text)
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
    },
  }
}
