import { create } from 'zustand'
import { asRecord, asText, oneOf } from './parse.ts'
import { stored } from './storage.ts'

/** What names a product on the wire: its type and code. */
export interface ProductKey {
  productType: 1 | 2 | 3 | 4
  productCode: string
}

const productTypes = [1, 2, 3, 4] as const

/** What the trade tab shows when nothing was ever selected and no quote has come yet (R4.3). */
export const fallbackProduct: ProductKey = { productType: 2, productCode: 'BTC' }

const kept = stored<ProductKey>({
  name: 'selected-product',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    const productType = oneOf(productTypes, fields?.productType)
    const productCode = asText(fields?.productCode)
    return productType && productCode ? { productType, productCode } : undefined
  },
})

export const useSelectedProduct = create<{ selected: ProductKey | undefined }>()(() => ({
  selected: kept.read(),
}))

/** Saves the product that the trade tab shows (R2.10). */
export function selectProduct({ productType, productCode }: ProductKey): void {
  const selected = { productType, productCode }
  kept.write(selected)
  useSelectedProduct.setState({ selected })
}

/** The first quote becomes the selected product if none is set (R4.3). */
export function selectFirstQuote(quotes: readonly ProductKey[]): void {
  const [first] = quotes
  if (first && !useSelectedProduct.getState().selected) selectProduct(first)
}

/** The product of the trade tab; never none (R4.3). */
export function useTradedProduct(): ProductKey {
  return useSelectedProduct(state => state.selected ?? fallbackProduct)
}
