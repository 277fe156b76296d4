/** Products and currencies: what a record calls them is what is published. */
import type { Facts } from './facts.ts'
import { checkText, unchecked, type Finding, type FindingContext } from './finding.ts'

interface NamedProduct {
  readonly productId: number
  readonly productType?: number
  readonly productCode: string
}

/** The id, type and code of a product belong together. */
export function checkProduct({ identities }: Facts, about: FindingContext, product: NamedProduct): Finding {
  const { productId, productType, productCode } = product
  const published = identities.products.get(productId)
  const stated = `${productType ?? ''} ${productCode}`
  const expected = productType === undefined ? published?.replace(/^\d+/, '') : published
  if (expected !== undefined) return checkText('names', about, expected.trim(), stated.trim())
  const otherId = identities.productIds.get(stated)
  return otherId === undefined
    ? unchecked('names', about, 'noTerms')
    : checkText('names', about, `${otherId}`, `${productId}`)
}

/** The id and the name of a currency belong together. */
export function checkCurrency(
  { identities }: Facts,
  about: FindingContext,
  { id, name }: { readonly id: number; readonly name: string },
): Finding {
  const published = identities.currencies.get(id)
  if (published !== undefined) return checkText('names', about, published, name)
  const isKnownName = [...identities.currencies.values()].includes(name)
  return isKnownName ? checkText('names', about, '', `${id}`) : unchecked('names', about, 'noTerms')
}

interface AssetRow {
  readonly currencyId: number | null
  readonly productId: number | null
  readonly assetName: string
}

/** The name of an asset, which is a currency or a product. */
export function checkAssetName(facts: Facts, about: FindingContext, row: AssetRow): Finding {
  const { currencyId, productId, assetName: name } = row
  if ((currencyId === null) === (productId === null))
    return checkText('names', about, productId === null ? 'currencyId' : 'productId', '')
  return productId === null
    ? checkCurrency(facts, about, { id: currencyId ?? 0, name })
    : checkProduct(facts, about, { productId, productCode: name })
}
