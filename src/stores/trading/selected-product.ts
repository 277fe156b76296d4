import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, asNonEmptyString, oneOf } from '../storage/parse.ts'
import { localEntries } from '../storage/storage.ts'

/** The identity of a product on the wire: its type and code. */
export interface ProductKey {
  productType: 1 | 2 | 3 | 4
  productCode: string
}

const productTypes = [1, 2, 3, 4] as const

/** The product of the trade tab while none was ever selected and no quote has arrived (R4.3). */
export const fallbackProduct: ProductKey = { productType: 2, productCode: 'BTC' }

/** A stored product, or undefined when it is not valid. */
export function parseProduct(stored: unknown): ProductKey | undefined {
  const fields = asRecord(stored)
  const productType = oneOf(productTypes, fields?.productType)
  const productCode = asNonEmptyString(fields?.productCode)
  return productType && productCode ? { productType, productCode } : undefined
}

interface SelectedProduct {
  selected: ProductKey | undefined
}

// Not synced: another tab's selection must not change the ticket that is being filled in here.
export const useSelectedProduct = create<SelectedProduct>()(
  persist((): SelectedProduct => ({ selected: undefined }), {
    name: 'selected-product',
    version: 1,
    storage: localEntries,
    partialize: ({ selected }) => selected,
    merge: stored => ({ selected: parseProduct(stored) }),
  }),
)

/** Selects the product of the trade tab, persistently (R2.10). */
export function selectProduct({ productType, productCode }: ProductKey): void {
  useSelectedProduct.setState({ selected: { productType, productCode } })
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
