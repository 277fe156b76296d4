import { create } from 'zustand'
import { asRecord, asNonEmptyString, oneOf } from './parse.ts'
import { createStored } from './storage.ts'

/** The identity of a product on the wire: its type and code. */
export interface ProductKey {
  productType: 1 | 2 | 3 | 4
  productCode: string
}

const productTypes = [1, 2, 3, 4] as const

/** The product of the trade tab while none was ever selected and no quote has arrived (R4.3). */
export const fallbackProduct: ProductKey = { productType: 2, productCode: 'BTC' }

const persistedProduct = createStored<ProductKey>({
  name: 'selected-product',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    const productType = oneOf(productTypes, fields?.productType)
    const productCode = asNonEmptyString(fields?.productCode)
    return productType && productCode ? { productType, productCode } : undefined
  },
})

export const useSelectedProduct = create<{ selected: ProductKey | undefined }>()(() => ({
  selected: persistedProduct.read(),
}))

/** Selects the product of the trade tab, persistently (R2.10). */
export function selectProduct({ productType, productCode }: ProductKey): void {
  const selected = { productType, productCode }
  persistedProduct.write(selected)
  useSelectedProduct.setState({ selected })
}

/** The first quote becomes the selected product if none is set (R4.3). */
export function selectFirstQuote(quotes: readonly ProductKey[]): void {
  const [first] = quotes
  if (first && !useSelectedProduct.getState().selected) selectProduct(first)
}

/** The product of the trade tab; always defined (R4.3). */
export function useTradedProduct(): ProductKey {
  return useSelectedProduct(state => state.selected ?? fallbackProduct)
}
