import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import type { LivePrice } from '#src/widgets/use-product-detail.ts'
import { estimateOrder, validateTicket } from './validate-ticket.ts'
import { sizeField, type TicketField, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { spotOperation } from './spot-operation.ts'
import { useTicketDraft } from './spot-draft.ts'
import { useFunds } from './use-funds.ts'

/** State of a spot ticket: draft, validation, preview or estimate, and order flow. */
export function useSpotTicket(detail: ProductDetail, live: LivePrice) {
  const { product, rules } = detail
  const { productCode } = product
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const funds = useFunds(detail)
  const { draft, change, clear } = useTicketDraft(product)

  const nowPrice = live.quote?.nowPrice ?? live.ticker.nowPrice
  const available = draft.side === 'buy' ? funds.cash : funds.units
  const context = { rules, locale, productCode, currency: funds.currency, price: nowPrice, available }
  const { terms, errors, price } = validateTicket(draft, context)
  const fieldFor = (field: string): TicketField | undefined => {
    if (field === 'limitPrice' && draft.type === 'limit') return 'limitPrice'
    // The server may report an error of the quantity that was computed from an amount.
    return field === 'quantity' || field === 'amount' ? sizeField(draft) : undefined
  }
  const flow = useOrderFlow(spotOperation, {
    detail,
    live,
    terms,
    errors,
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
    /** The figures to show: the preview, or for a guest the estimate. */
    shown: isSignedIn ? flow.preview : terms && estimateOrder(terms, nowPrice, rules),
    nowPrice,
    /** Price per unit: limit or market. */
    price,
  }
}
