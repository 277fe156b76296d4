import { useCallback } from 'react'
import { selectProduct, type ProductKey } from '#src/stores/trading/selected-product.ts'
import { useNavigation } from '#src/ui/navigation.ts'

export const tradePath = '/pages/quoteDetail/quoteDetail'

/** Opens a product: selects it and switches to the trade tab (R2.10). */
export function useOpenProduct(): (product: ProductKey) => void {
  const { switchTab } = useNavigation()
  return useCallback(
    product => {
      selectProduct(product)
      switchTab(tradePath)
    },
    [switchTab],
  )
}
