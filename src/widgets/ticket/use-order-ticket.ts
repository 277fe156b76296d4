import { hasLimitPrice, hasStopPrice } from '#src/lib/trading/order-type-prices.ts'
import type { OrderOperation, OrderPreview } from './order-operation.ts'
import { type StoredTicketDraft, type TicketDraftState, type TicketField } from './ticket-draft.ts'
import { useOnDraftEdit } from './use-draft.ts'
import { useOrderFlow, type FlowOptions } from './use-order-flow.ts'

/** What tickets to buy and to sell have in common: which field shows an error, and that a change forgets it. */
export function useOrderTicket<Terms extends object, Preview extends OrderPreview, Request extends object>(
  operation: OrderOperation<Terms, Preview, Request>,
  { form, draft, change, chooseSizeInput, clear }: TicketDraftState,
  options: Pick<FlowOptions<Terms, TicketField>, 'detail' | 'live' | 'terms' | 'errors'>,
) {
  const fieldFor = (field: string): TicketField | undefined => {
    if (field === 'limitPrice') return hasLimitPrice(draft.type) ? 'limitPrice' : undefined
    if (field === 'stopPrice') return hasStopPrice(draft.type) ? 'stopPrice' : undefined
    if (field === 'takeProfitPrice' || field === 'stopLossPrice') return field
    // The server may report an error of the quantity that was computed from an amount.
    return field === 'quantity' || field === 'amount' ? draft.by : undefined
  }
  const flow = useOrderFlow(operation, { ...options, fieldFor, canWait: draft.type !== 'market' })
  useOnDraftEdit(form, flow.touch)
  return {
    draft,
    change: (fields: Partial<StoredTicketDraft>) => {
      flow.touch()
      change(fields)
    },
    chooseSizeInput,
    clear,
    flow,
  }
}
