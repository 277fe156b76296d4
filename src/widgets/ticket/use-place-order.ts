import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { fetchedOnce } from '#src/api/fetched-once.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { errorMessage } from '../format/server-messages.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import type { OrderOperation, OrderPreview, Placement, Proposal } from './order-operation.ts'

/** The outcome of submitting when no order was placed. */
export type PlaceOutcome = { kind: 'moved' | 'refused'; text: string } | { kind: 'unanswered' }

export interface PlaceOrderPorts<Terms, Preview, Request, Order> {
  placement: Placement<Request, Order>
  proposal: Proposal<Terms, Preview>
  onPlaced: (order: Order, preview: Preview) => void
  /** Rejected because of a field of the ticket. */
  onRefused: (error: ApiError) => void
}

/** Places the order on the sheet, and reports the outcome. */
export function usePlaceOrder<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
>(
  operation: OrderOperation<Terms, Preview, Request>,
  product: ProductKey,
  { placement, proposal, onPlaced, onRefused }: PlaceOrderPorts<Terms, Preview, Request, Order>,
) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const [preview, setPreview] = useState(proposal.preview)
  const [outcome, setOutcome] = useState<PlaceOutcome>()
  const [isSending, setSending] = useState(false)
  const client = useQueryClient()
  const { terms } = proposal

  const refreshPreview = async (rejection: ApiError) => {
    const newPreview = await client
      .fetchQuery(operation.preview(product, terms, fetchedOnce))
      .then(dataOf, () => undefined)
    // Nothing was placed; if the new preview fails, the rejection itself is shown.
    if (!newPreview) {
      setOutcome({ kind: 'refused', text: errorMessage(rejection, locale) })
      return
    }
    if (newPreview.problem) {
      const { msg, params, field } = newPreview.problem
      onRefused(new ApiError(rejection.code, msg, { ...params, field }))
      return
    }
    setPreview(newPreview)
    setOutcome({ kind: 'moved', text: t.priceMoved({ price: formatExact(newPreview.price, locale) }) })
  }
  const handleError = async (error: unknown) => {
    if (!(error instanceof ApiError)) {
      setOutcome({ kind: 'unanswered' })
    } else if (operation.isStalePreview(error, terms)) {
      await refreshPreview(error)
    } else if (error.params.field) {
      onRefused(error)
    } else {
      setOutcome({ kind: 'refused', text: errorMessage(error, locale) })
    }
  }
  const place = async () => {
    // The same outcome again is said again.
    setOutcome(undefined)
    setSending(true)
    try {
      const request = operation.requestOf(product, terms, preview)
      const order = dataOf(await placement.mutateAsync({ data: request }))
      if (order) onPlaced(order, preview)
      else setOutcome({ kind: 'unanswered' })
    } catch (error) {
      await handleError(error)
    } finally {
      setSending(false)
    }
  }
  return { preview, remark: outcome, isSending, place }
}
