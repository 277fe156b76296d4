import { hexToBytes } from '@noble/hashes/utils.js'

/** What MARKET_SEED says: a secret of 32 bytes, a number that everybody may know, or nothing. */
export type MarketSeedSetting = Uint8Array | number | undefined

const SECRET = /^[\da-f]{64}$/i
const NUMBER = /^\d{1,10}$/
const MAX_NUMBER = 4_294_967_295

/** 64 hexadecimal digits are a secret, a whole number of 32 bits a fixed seed. Undefined: neither. */
export function parseMarketSeed(text: string): Uint8Array | number | undefined {
  if (SECRET.test(text)) return hexToBytes(text)
  return NUMBER.test(text) && Number(text) <= MAX_NUMBER ? Number(text) : undefined
}
