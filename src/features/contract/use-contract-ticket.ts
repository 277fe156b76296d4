import type { ContractRules, ProductDetail } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import type { ContractSizeInput } from '#src/stores/trading/size-input.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useCash } from '#src/widgets/ticket/use-cash.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import { useOnDraftEdit } from '#src/widgets/ticket/use-draft.ts'
import type { LivePrice } from '#src/widgets/quotes/use-product-detail.ts'
import { useContractDraft, type StoredContractDraft } from './contract-draft.ts'
import { contractOperation } from './contract-operation.ts'
import { estimateContract, validateContractTicket, type ContractField } from './validate-contract-ticket.ts'

/** State of a contract ticket: draft, validation, preview or estimate, and order flow. */
export function useContractTicket(detail: ProductDetail, live: LivePrice, rules: ContractRules) {
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { cash: available, currency } = useCash(rules.currencyId)
  const { form, draft, change, chooseSizeInput, clear } = useContractDraft(detail.product)

  const nowPrice = live.quote?.nowPrice ?? live.ticker.nowPrice
  const context = { rules, locale, currency, price: nowPrice, available }
  const { terms, errors, price } = validateContractTicket(draft, context)
  const fieldFor = (field: string): ContractField | undefined => {
    if (field === 'quantity' || field === 'margin') return draft.by
    if (field === 'limitPrice') return draft.type === 'limit' ? 'limitPrice' : undefined
    if (field === 'takeProfit' || field === 'stopLoss') return draft.hasTpSl === 'yes' ? field : undefined
    return field === 'leverage' ? 'leverage' : undefined
  }
  const flow = useOrderFlow(contractOperation, {
    detail,
    live,
    terms,
    errors,
    fieldFor,
    canWait: draft.type === 'limit',
  })
  useOnDraftEdit(form, flow.touch)
  // Estimated on each keystroke until the preview arrives; both agree at the same price.
  const isCurrent = isSignedIn && flow.preview !== undefined && !flow.isOld
  return {
    draft,
    change: (fields: Partial<StoredContractDraft>) => {
      flow.touch()
      change(fields)
    },
    /** Chooses how the size is entered, for this ticket and those of all contracts. */
    chooseSizeInput: (input: ContractSizeInput) => {
      flow.touch()
      chooseSizeInput(input)
    },
    clear,
    currency,
    available,
    flow,
    shown: isCurrent ? flow.preview : terms && estimateContract(terms, nowPrice, rules),
    nowPrice,
    price,
  }
}

export type ContractTicketState = ReturnType<typeof useContractTicket>
