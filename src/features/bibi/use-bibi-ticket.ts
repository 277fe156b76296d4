import { useLanguage } from '#src/i18n/use-messages.ts'
import { useOrderTicket } from '#src/widgets/ticket/use-order-ticket.ts'
import { useBibiDraft } from './bibi-draft.ts'
import { bibiOperation } from './bibi-operation.ts'
import { validateBibiTicket } from './validate-bibi-ticket.ts'
import { useCoinBalances } from './use-coin-balances.ts'
import type { LivePair } from './use-live-pair.ts'

/** State of a coin-to-coin ticket: draft, validation, preview and order flow. */
export function useBibiTicket({ pair, detail, live, price: nowPrice }: LivePair) {
  const locale = useLanguage()
  const { availableOf } = useCoinBalances()
  const draftState = useBibiDraft(pair.pairCode)
  const { draft } = draftState
  const available = availableOf(draft.side === 'buy' ? pair.quoteCode : pair.baseCode)
  const { terms, errors, price } = validateBibiTicket(draft, { pair, locale, price: nowPrice, available })
  const ticket = useOrderTicket(bibiOperation, draftState, { detail, live, terms, errors })
  return {
    ...ticket,
    draft,
    available,
    /** What the account has of the base coin; undefined while unknown. */
    held: availableOf(pair.baseCode),
    /** Price of the base coin: limit or market. */
    price,
  }
}
