import { oneOf } from '#src/stores/parse.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

const directions = ['long', 'short'] as const
const orderTypes = ['market', 'limit'] as const
const entries = ['margin', 'quantity'] as const

/** A contract ticket as it is filled in; texts as they were typed. */
export interface ContractDraft {
  direction: (typeof directions)[number]
  type: (typeof orderTypes)[number]
  /** By which of the two the size is entered. */
  by: (typeof entries)[number]
  margin: string
  quantity: string
  limitPrice: string
  /** One of those that the product offers; empty: the least but one. */
  leverage: string
  hasExits: 'yes' | 'no'
  takeProfit: string
  stopLoss: string
}

/** The contract ticket of a product. */
export function useContractDraft({ productType, productCode }: ProductKey) {
  return useDraft<ContractDraft>({
    form: `contract:${productType}:${productCode}`,
    read: kept => ({
      direction: oneOf(directions, kept.direction) ?? 'long',
      type: oneOf(orderTypes, kept.type) ?? 'market',
      by: oneOf(entries, kept.by) ?? 'margin',
      margin: kept.margin ?? '',
      quantity: kept.quantity ?? '',
      limitPrice: kept.limitPrice ?? '',
      leverage: kept.leverage ?? '',
      hasExits: kept.hasExits === 'yes' ? 'yes' : 'no',
      takeProfit: kept.takeProfit ?? '',
      stopLoss: kept.stopLoss ?? '',
    }),
    emptied: { margin: '', quantity: '', takeProfit: '', stopLoss: '', hasExits: 'no' },
  })
}
