import { findProduct } from '../market/catalogue.ts'
import { assetCurrency } from './currencies.ts'
import { productIdOf } from './units.ts'

/** The display name of an asset: the code of a product, the name of a currency. */
export function nameOfAsset(asset: string): string {
  const productId = productIdOf(asset)
  const name = productId === null ? assetCurrency(asset)?.currencyName : findProduct(productId)?.productCode
  return name ?? asset
}
