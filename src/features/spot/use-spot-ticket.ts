import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import type { LivePrice } from '#src/widgets/traded-product.ts'
import { estimate, readTicket } from './read-ticket.ts'
import { sizeField, type TicketField, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { spotOperation } from './spot-operation.ts'
import { useTicketDraft } from './spot-draft.ts'
import { useFunds } from './use-funds.ts'

/** Everything a spot ticket knows: what is typed, what it would cost, and what stands in its way. */
export function useSpotTicket(detail: ProductDetail, live: LivePrice) {
  const { product, rules } = detail
  const { productCode } = product
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const funds = useFunds(detail)
  const { draft, change, clear } = useTicketDraft(product)

  const nowPrice = live.quote?.nowPrice ?? live.ticker.nowPrice
  const available = draft.side === 'buy' ? funds.cash : funds.units
  const facts = { rules, locale, productCode, currency: funds.currency, price: nowPrice, available }
  const { terms, faults, price } = readTicket(draft, facts)
  const fieldFor = (field: string): TicketField | undefined => {
    if (field === 'limitPrice' && draft.type === 'limit') return 'limitPrice'
    // The server may name the quantity that an amount came to.
    return field === 'quantity' || field === 'amount' ? sizeField(draft) : undefined
  }
  const flow = useOrderFlow(spotOperation, {
    detail,
    live,
    terms,
    faults,
    fieldFor,
    canWait: draft.type === 'limit',
  })
  return {
    draft,
    change: (fields: Partial<TicketDraft>) => {
      flow.touch()
      change(fields)
    },
    clear,
    funds,
    available,
    flow,
    /** The figures to show: the server's, for a guest our own estimate. */
    shown: isSignedIn ? flow.preview : terms && estimate(terms, nowPrice, rules),
    nowPrice,
    /** What one unit would cost by this ticket. */
    price,
  }
}
