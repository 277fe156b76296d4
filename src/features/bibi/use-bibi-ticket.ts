import { useLanguage } from '#src/i18n/use-messages.ts'
import { sizeField } from '#src/widgets/ticket/ticket-draft.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import { useBibiDraft, type BibiDraft } from './bibi-draft.ts'
import { bibiOperation } from './bibi-operation.ts'
import { readBibi, type BibiField } from './read-bibi.ts'
import { useCoins } from './use-coins.ts'
import type { LivePair } from './use-live-pair.ts'

/** Everything a coin-to-coin ticket knows: what is typed, what it would come to, and what stands in its way. */
export function useBibiTicket({ pair, detail, live, price: nowPrice }: LivePair) {
  const locale = useLanguage()
  const { availableOf } = useCoins()
  const { draft, change, clear } = useBibiDraft(pair.pairCode)
  const available = availableOf(draft.side === 'buy' ? pair.quoteCode : pair.baseCode)
  const { terms, faults, price } = readBibi(draft, { pair, locale, price: nowPrice, available })
  const fieldFor = (field: string): BibiField | undefined => {
    if (field === 'limitPrice' && draft.type === 'limit') return 'limitPrice'
    // The server may name the quantity that an amount came to.
    return field === 'quantity' || field === 'amount' ? sizeField(draft) : undefined
  }
  const flow = useOrderFlow(bibiOperation, {
    detail,
    live,
    terms,
    faults,
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
    /** What one of the base coin would cost by this ticket. */
    price,
  }
}
