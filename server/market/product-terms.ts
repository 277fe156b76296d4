import { createTermsTree, type FixedTerms, type TermsTree } from '#src/lib/market/terms-tree.ts'
import type { ProductType } from '#models'
import { CATALOGUE } from './catalogue.ts'
import { formatDecimal } from './decimal.ts'
import type { MarketProduct } from './types.ts'

/** What never changes about a product, with the hashes that lead to the root that is published with each day. */
export interface ProductTerms extends FixedTerms {
  readonly productType: ProductType
  readonly legs: { productType: ProductType; productCode: string; isInverse: boolean }[]
  readonly termsPath: string[]
}

/** What the prices of a market's products follow from, besides the keys. */
export interface MarketTermsTree {
  /** The root of all, 64 hexadecimal digits; computed when it is asked for first, in some 20 ms. */
  root(): string
  of(product: MarketProduct): ProductTerms
}

const TYPES = new Map(CATALOGUE.map(({ productCode, productType }) => [productCode, productType]))

/** The terms of all products of a market that began at `since` (epoch ms), each at the price that `beginningOf` says, in minor units. */
export function createMarketTerms(
  since: number,
  beginningOf: (product: MarketProduct) => number,
): MarketTermsTree {
  let tree: TermsTree | undefined
  const termsOf = (product: MarketProduct) => {
    const { productId, productType, productCode, priceScale, tickPeriod, volatility, legs } = product
    const priceText = (minor: number) => formatDecimal(minor, priceScale)
    return {
      productId,
      productType,
      productCode,
      since,
      price: priceText(beginningOf(product)),
      basePrice: priceText(product.basePrice),
      tickSize: priceText(product.tickSize),
      priceScale,
      tickPeriod,
      volatility,
      legs: legs.map(leg => ({
        productType: TYPES.get(leg.productCode)!,
        productCode: leg.productCode,
        isInverse: leg.isInverse,
      })),
    }
  }
  const treeOfAll = () => (tree ??= createTermsTree(CATALOGUE.map(termsOf)))
  return {
    root: () => treeOfAll().root,
    of: product => ({ ...termsOf(product), termsPath: treeOfAll().pathOf(product.productId) }),
  }
}
