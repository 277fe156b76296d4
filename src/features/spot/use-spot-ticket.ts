import type { ProductDetail } from '#models'
import { compare, isDecimal } from '#src/lib/money/money.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useOrderTicket } from '#src/widgets/ticket/use-order-ticket.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import type { LivePrice } from '#src/widgets/quotes/use-product-detail.ts'
import { estimateOrder, validateTicket } from './validate-ticket.ts'
import { spotOperation } from './spot-operation.ts'
import { useSpotDraft, usualAmount } from './spot-draft.ts'
import { useFunds } from './use-funds.ts'

/** State of a spot ticket: draft, validation, preview or estimate, and order flow. */
export function useSpotTicket(detail: ProductDetail, live: LivePrice) {
  const { product, rules } = detail
  const { productCode } = product
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const funds = useFunds(detail)
  const draftState = useSpotDraft(product)
  const { draft } = draftState

  const nowPrice = live.quote?.nowPrice ?? live.ticker.nowPrice
  const available = draft.side === 'buy' ? funds.cash : funds.units
  const allowsSlippage = useSiteSetting('app_order_change') !== 0
  const context = {
    rules,
    locale,
    productCode,
    currency: funds.currency,
    price: nowPrice,
    available,
    allowsSlippage,
  }
  const { terms, errors, price } = validateTicket(draft, context)
  const ticket = useOrderTicket(spotOperation, draftState, { detail, live, terms, errors })
  /** Whether the usual amount can be paid, as far as that is known. */
  const isUsualPaid = !isSignedIn || (isDecimal(funds.cash) && compare(funds.cash, usualAmount) !== -1)
  const isFilledIn = draft.by === 'amount' && draft.amount === '' && isUsualPaid
  return {
    ...ticket,
    /** Opens the ticket for a side: a purchase that nothing was typed for is filled in. */
    open: (side: TicketDraft['side']) =>
      ticket.change({ side, ...(side === 'buy' && isFilledIn && { amount: usualAmount }) }),
    funds,
    available,
    /** The figures to show: the preview, or for a guest the estimate. */
    shown: isSignedIn ? ticket.flow.preview : terms && estimateOrder(terms, price ?? nowPrice, rules),
    nowPrice,
    /** The price that the order is computed at. */
    price,
  }
}
