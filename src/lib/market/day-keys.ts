/**
 * The keys of the simulated market, one for each UTC day, derived backward: the key of a day is the hash of the key of the next day. So
 * whoever knows a day's key can compute every earlier one and none of the later ones, and the hash of any key commits the market to
 * every earlier day. Days are counted since 1970-01-01 UTC. (docs/rules/market.md)
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { DAY } from '../time/time-units.ts'

const SECRET_LABEL = utf8ToBytes('fairline market secret:')
const KEY_LABEL = utf8ToBytes('fairline market key:')
const HASH_LABEL = utf8ToBytes('fairline market key hash:')
const KEY_BYTES = 32

/** The day after the last one that has a key. */
const CHAIN_END = Date.UTC(2100, 0, 1) / DAY
/** No earlier day is asked for: the history begins in 2021, and a day's volatility depends on the days before it. */
const CHAIN_START = Date.UTC(2020, 11, 1) / DAY

/** The keys of all days up to some day. */
export interface DayKeys {
  /** The key of a day, 32 bytes, not to be modified. @throws RangeError before 2020-12 and after the last day */
  keyOf(day: number): Uint8Array
}

/** The hash of a key, up to its label: a start computes some 27,000 keys, which takes half as long as with the label read for each. */
const labelled = sha256.create().update(KEY_LABEL)

const writePreviousKey = (key: Uint8Array, into: Uint8Array): void =>
  labelled.clone().update(key).digestInto(into)

/** The key of the day before. */
export function previousDayKey(key: Uint8Array): Uint8Array {
  const previous = new Uint8Array(KEY_BYTES)
  writePreviousKey(key, previous)
  return previous
}

/** The hash that is published ahead of a day and commits to its key, as hexadecimal digits. */
export function dayKeyHash(key: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(HASH_LABEL, key)))
}

/** The keys of a day and all earlier ones, from that day's key. @throws RangeError for a day that no market has */
export function createDayKeys({ day: last, key }: { day: number; key: Uint8Array }): DayKeys {
  if (!(last >= CHAIN_START && last < CHAIN_END))
    throw new RangeError(`There is no market key for day ${last}.`)
  const chain = new Uint8Array((last - CHAIN_START + 1) * KEY_BYTES)
  chain.set(key, chain.length - KEY_BYTES)
  let first = last
  const at = (day: number) =>
    chain.subarray((day - CHAIN_START) * KEY_BYTES, (day - CHAIN_START + 1) * KEY_BYTES)
  return {
    keyOf(day) {
      if (!Number.isInteger(day) || day < CHAIN_START || day > last)
        throw new RangeError(`There is no market key for day ${day}.`)
      for (; first > day; first--) writePreviousKey(at(first), at(first - 1))
      return at(day)
    },
  }
}

/** The keys that follow from a market's secret of 32 bytes. */
export function dayKeysOfSecret(secret: Uint8Array): DayKeys {
  if (secret.length !== KEY_BYTES) throw new RangeError('a market secret has 32 bytes')
  return createDayKeys({ day: CHAIN_END - 1, key: sha256(concatBytes(SECRET_LABEL, secret)) })
}

/** A key as text: 64 hexadecimal digits. */
export const dayKeyText = (key: Uint8Array): string => bytesToHex(key)

/** A key from its text. @throws Error when it is not 64 hexadecimal digits */
export function parseDayKey(text: string): Uint8Array {
  const key = hexToBytes(text)
  if (key.length !== KEY_BYTES) throw new RangeError('a market key has 64 hexadecimal digits')
  return key
}
