/** The hashes of the market's published keys (docs/rules/market.md), apart from the app's and the reference back end's own. */
import { createHash } from 'node:crypto'

/** A row of `listMarketDays`. */
export interface PublishedDay {
  readonly day: string
  readonly keyHash: string
  readonly key: string | null
  readonly revealsAt: number
}

const hashOf = (label: string, key: string) =>
  createHash('sha256').update(`fairline market ${label}:`).update(Buffer.from(key, 'hex')).digest('hex')

/** The hash that is published ahead of a key's day. */
export const hashOfKey = (key: string): string => hashOf('key hash', key)

/** The key of the day before. */
export const keyBefore = (key: string): string => hashOf('key', key)
