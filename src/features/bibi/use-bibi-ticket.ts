import { useLanguage } from '#src/i18n/use-messages.ts'
import { sizeField } from '#src/widgets/ticket/ticket-draft.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import { useBibiDraft, type BibiDraft } from './bibi-draft.ts'
import { bibiOperation } from './bibi-operation.ts'
import { validateBibiTicket, type BibiField } from './validate-bibi-ticket.ts'
import { useCoinBalances } from './use-coin-balances.ts'
import type { LivePair } from './use-live-pair.ts'

/** State of a coin-to-coin ticket: draft, validation, preview and order flow. */
export function useBibiTicket({ pair, detail, live, price: nowPrice }: LivePair) {
  const locale = useLanguage()
  const { availableOf } = useCoinBalances()
  const { draft, change, clear } = useBibiDraft(pair.pairCode)
  const available = availableOf(draft.side === 'buy' ? pair.quoteCode : pair.baseCode)
  const { terms, errors, price } = validateBibiTicket(draft, { pair, locale, price: nowPrice, available })
  const fieldFor = (field: string): BibiField | undefined => {
    if (field === 'limitPrice' && draft.type === 'limit') return 'limitPrice'
    // The server may report an error of the quantity that was computed from an amount.
    return field === 'quantity' || field === 'amount' ? sizeField(draft) : undefined
  }
  const flow = useOrderFlow(bibiOperation, {
    detail,
    live,
    terms,
    errors,
    fieldFor,
    canWait: draft.type === 'limit',
  })
  return {
    draft,
    change: (fields: Partial<BibiDraft>) => {
      flow.touch()
      change(fields)
    },
    clear,
    available,
    flow,
    /** Price of the base coin: limit or market. */
    price,
  }
}
