import type { ContractRules } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'

type Unit = ContractRules['quantityUnit']

const unitOfType: Record<number, Unit> = { 1: 'share', 3: 'contract', 4: 'lot' }

/** What a quantity of a product counts, in words: coins by their code. */
export function useUnitWords(): (product: ProductKey) => string {
  const t = useMessages('contract')
  const words: Record<Unit, (code: string) => string> = {
    share: () => t.unitShare(),
    coin: code => t.unitCoin({ code }),
    contract: () => t.unitContract(),
    lot: () => t.unitLot(),
  }
  return ({ productType, productCode }) => words[unitOfType[productType] ?? 'coin'](productCode)
}
