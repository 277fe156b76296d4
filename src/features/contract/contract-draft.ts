import { oneOf } from '#src/stores/parse.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

const directions = ['long', 'short'] as const
const orderTypes = ['market', 'limit'] as const
const sizeInputs = ['margin', 'quantity'] as const

/** The fields of a contract ticket, as typed. */
export interface ContractDraft {
  direction: (typeof directions)[number]
  type: (typeof orderTypes)[number]
  /** Whether the size is entered as margin or as quantity. */
  by: (typeof sizeInputs)[number]
  margin: string
  quantity: string
  limitPrice: string
  /** One of those that the product offers; empty: the default. */
  leverage: string
  hasTpSl: 'yes' | 'no'
  takeProfit: string
  stopLoss: string
}

/** The name of the draft of a product's contract ticket. */
export const contractDraftForm = ({ productType, productCode }: ProductKey) =>
  `contract:${productType}:${productCode}`

/** The draft of the contract ticket of a product. */
export function useContractDraft(product: ProductKey) {
  return useDraft<ContractDraft>({
    form: contractDraftForm(product),
    read: kept => ({
      direction: oneOf(directions, kept.direction) ?? 'long',
      type: oneOf(orderTypes, kept.type) ?? 'market',
      by: oneOf(sizeInputs, kept.by) ?? 'margin',
      margin: kept.margin ?? '',
      quantity: kept.quantity ?? '',
      limitPrice: kept.limitPrice ?? '',
      leverage: kept.leverage ?? '',
      hasTpSl: kept.hasTpSl === 'yes' ? 'yes' : 'no',
      takeProfit: kept.takeProfit ?? '',
      stopLoss: kept.stopLoss ?? '',
    }),
    clearedFields: { margin: '', quantity: '', takeProfit: '', stopLoss: '', hasTpSl: 'no' },
  })
}
