import { findProduct } from '../market/catalogue.ts'
import { assetCurrency } from './currencies.ts'
import { productOf } from './units.ts'

/** What people call an asset: the code of a product, the name of a currency. */
export function nameOfAsset(asset: string): string {
  const productId = productOf(asset)
  const name = productId === null ? assetCurrency(asset)?.currencyName : findProduct(productId)?.productCode
  return name ?? asset
}
