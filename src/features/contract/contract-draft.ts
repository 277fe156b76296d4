import { oneOf } from '#src/stores/storage/parse.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { useContractSizeInput, type ContractSizeInput } from '#src/stores/trading/size-input.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

const directions = ['long', 'short'] as const
const orderTypes = ['market', 'limit'] as const

/** The fields of a contract ticket, as typed. */
export interface ContractDraft {
  direction: (typeof directions)[number]
  type: (typeof orderTypes)[number]
  /** Whether the size is entered as margin or as quantity, as the person chose for all contracts; it names the field. */
  by: ContractSizeInput
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

/** The fields that are stored with the draft of a product. */
export type StoredContractDraft = Omit<ContractDraft, 'by'>

/** The draft of the contract ticket of a product, with what the person chose for all contracts. */
export function useContractDraft(product: ProductKey) {
  const [by, chooseSizeInput] = useContractSizeInput()
  const state = useDraft<StoredContractDraft>({
    form: contractDraftForm(product),
    read: kept => ({
      direction: oneOf(directions, kept.direction) ?? 'long',
      type: oneOf(orderTypes, kept.type) ?? 'market',
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
  const draft: ContractDraft = { ...state.draft, by }
  return { ...state, draft, chooseSizeInput }
}
