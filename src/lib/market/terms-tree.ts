/**
 * The commitment to the terms of all products of a market: a Merkle tree with a place for each product id, whose root is published with the hash
 * of each day's key. A product has one place, so no tree can have two answers about it. (docs/rules/market.md)
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Decimal } from '../money/decimal.ts'

/** What never changes about a product of a market; times and periods are milliseconds, `volatility` basis points. */
export interface FixedTerms {
  readonly productId: number
  readonly productType: number
  readonly productCode: string
  readonly since: number
  readonly price: Decimal
  readonly basePrice: Decimal
  readonly tickSize: Decimal
  readonly priceScale: number
  readonly tickPeriod: number
  readonly volatility: number
  readonly legs: readonly {
    readonly productType: number
    readonly productCode: string
    readonly isInverse: boolean
  }[]
}

/** A tree of terms. Hashes are 64 hexadecimal digits. */
export interface TermsTree {
  readonly root: string
  /** The nodes beside the way from a product's place to the root, from below. */
  pathOf(productId: number): string[]
}

/** Places: product ids below 2 to the power of this. */
const LEVELS = 16
const LEAF_LABEL = 'fairline market terms:'
const NODE_LABEL = utf8ToBytes('fairline market terms node:')
/** What stands for a place, or a subtree, without products. */
const EMPTY = '0'.repeat(64)
const HASH = /^[0-9a-f]{64}$/

/** The hash of a product's terms. */
export function termsHash(terms: FixedTerms): string {
  const { productId, productType, productCode, since, price, basePrice, tickSize } = terms
  const { priceScale, tickPeriod, volatility, legs } = terms
  const figures = [price, basePrice, tickSize, priceScale, tickPeriod, volatility]
  const names = legs.map(leg => [leg.productType, leg.productCode, leg.isInverse])
  const fields = [productId, productType, productCode, since, ...figures, names]
  return bytesToHex(sha256(utf8ToBytes(LEAF_LABEL + JSON.stringify(fields))))
}

const nodeOf = (left: string, right: string): string =>
  left === EMPTY && right === EMPTY
    ? EMPTY
    : bytesToHex(sha256(concatBytes(NODE_LABEL, hexToBytes(left), hexToBytes(right))))

const hasPlace = (productId: number) =>
  Number.isInteger(productId) && productId >= 0 && productId < 2 ** LEVELS

/** The tree of a market's terms. @throws RangeError for a product id without a place */
export function createTermsTree(all: readonly FixedTerms[]): TermsTree {
  const levels = [new Map<number, string>()]
  for (const terms of all) {
    if (!hasPlace(terms.productId)) throw new RangeError(`no place for product ${terms.productId}`)
    levels[0]!.set(terms.productId, termsHash(terms))
  }
  for (let level = 0; level < LEVELS; level++) {
    const nodes = levels[level]!
    const at = (place: number) => nodes.get(place) ?? EMPTY
    const parents = new Set([...nodes.keys()].map(place => place >> 1))
    levels.push(new Map([...parents].map(place => [place, nodeOf(at(2 * place), at(2 * place + 1))])))
  }
  return {
    root: levels[LEVELS]!.get(0) ?? EMPTY,
    pathOf: productId =>
      levels.slice(0, LEVELS).map((nodes, level) => nodes.get((productId >> level) ^ 1) ?? EMPTY),
  }
}

/** The root that follows from a product's terms and its path; undefined where the path is none. */
export function rootFrom(terms: FixedTerms, path: readonly string[]): string | undefined {
  const { productId } = terms
  if (!hasPlace(productId) || path.length !== LEVELS || !path.every(hash => HASH.test(hash))) return undefined
  return path.reduce(
    (node, beside, level) => ((productId >> level) & 1 ? nodeOf(beside, node) : nodeOf(node, beside)),
    termsHash(terms),
  )
}
