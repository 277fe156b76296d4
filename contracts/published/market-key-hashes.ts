/** The hashes of the market's published keys and terms (docs/rules/market.md), apart from the app's and the reference back end's own. */
import { createHash } from 'node:crypto'

/** A row of `listMarketDays`. */
export interface PublishedDay {
  readonly day: string
  readonly keyHash: string
  readonly termsHash: string
  readonly key: string | null
  readonly revealsAt: number
}

const hashOf = (label: string, key: string) =>
  createHash('sha256').update(`fairline market ${label}:`).update(Buffer.from(key, 'hex')).digest('hex')

/** The hash that is published ahead of a key's day. */
export const hashOfKey = (key: string): string => hashOf('key hash', key)

/** The key of the day before. */
export const keyBefore = (key: string): string => hashOf('key', key)

/** What is hashed of an answer of `getMarketTerms`, in this order; then the legs. */
const TERMS = [
  'productId',
  'productType',
  'productCode',
  'since',
  'price',
  'basePrice',
  'tickSize',
  'priceScale',
  'tickPeriod',
  'volatility',
] as const
const LEG = ['productType', 'productCode', 'isInverse'] as const

/** An answer of `getMarketTerms`. */
export type PublishedTerms = Readonly<Record<(typeof TERMS)[number], string | number>> & {
  readonly legs: readonly Readonly<Record<(typeof LEG)[number], unknown>>[]
  readonly termsPath: readonly string[]
}

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The root that follows from a product's terms and its path: bit by bit of the product's id, from the lowest. */
export function rootOfTerms(terms: PublishedTerms): string {
  const fields = [...TERMS.map(name => terms[name]), terms.legs.map(leg => LEG.map(name => leg[name]))]
  let node = sha256('fairline market terms:', JSON.stringify(fields))
  let place = Number(terms.productId)
  for (const text of terms.termsPath) {
    const beside = Buffer.from(text, 'hex')
    node = sha256('fairline market terms node:', ...(place % 2 === 0 ? [node, beside] : [beside, node]))
    place = Math.floor(place / 2)
  }
  return node.toString('hex')
}
