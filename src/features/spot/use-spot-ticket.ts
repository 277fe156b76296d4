import { useEffect, useEffectEvent, useState } from 'react'
import type { ProductDetail } from '#models'
import { compare, isDecimal } from '#src/lib/money/money.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { StoredTicketDraft, TicketDraft, TicketDraftState } from '#src/widgets/ticket/ticket-draft.ts'
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
  const filling = useUsualAmount(ticket, isSignedIn ? funds.cash : usualAmount)
  return {
    ...ticket,
    ...filling,
    funds,
    available,
    /** The figures to show: the preview, or for a guest the estimate. */
    shown: isSignedIn ? ticket.flow.preview : terms && estimateOrder(terms, price ?? nowPrice, rules),
    nowPrice,
    /** The price that the order is computed at. */
    price,
  }
}

/**
 * Fills in the usual amount of a purchase that nothing was typed for, once its ticket is opened: as soon as it is known that it can be
 * paid, and for as long as it can.
 * @param cash undefined while unknown
 */
function useUsualAmount(
  { draft: { side, by, amount }, change, clear }: Pick<TicketDraftState, 'draft' | 'change' | 'clear'>,
  cash: string | undefined,
) {
  /** Whether the ticket was opened, and nothing was typed since. */
  const [isFilling, setFilling] = useState(false)
  const isFilled = isFilling && side === 'buy' && by === 'amount' && isDecimal(cash)
  const filled = isFilled ? (compare(cash, usualAmount) === -1 ? '' : usualAmount) : undefined
  const fill = useEffectEvent((text: string) => {
    if (amount !== text) change({ amount: text })
  })
  useEffect(() => {
    if (filled !== undefined) fill(filled)
  }, [filled])
  return {
    change: (fields: Partial<StoredTicketDraft>) => {
      if ('amount' in fields || 'quantity' in fields) setFilling(false)
      change(fields)
    },
    clear: () => {
      setFilling(false)
      clear()
    },
    /** Opens the ticket for a side. */
    open: (opened: TicketDraft['side']) => {
      setFilling(isFilling || amount === '')
      change({ side: opened })
    },
  }
}
