import type { ContractRules } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'

type Unit = ContractRules['quantityUnit']

const unitOfType: Record<number, Unit> = { 1: 'share', 3: 'contract', 4: 'lot' }

/** The label of the quantity unit of a product; of a coin, its code. */
export function useUnitLabel(): (product: ProductKey) => string {
  const t = useMessages('contract')
  const labels: Record<Unit, (code: string) => string> = {
    share: () => t.unitShare(),
    coin: code => t.unitCoin({ code }),
    contract: () => t.unitContract(),
    lot: () => t.unitLot(),
  }
  return ({ productType, productCode }) => labels[unitOfType[productType] ?? 'coin'](productCode)
}
