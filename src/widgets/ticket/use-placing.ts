import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { errorWords, exactly } from '../server-words.ts'
import type { OrderOperation, OrderPreview, Proposal } from './order-operation.ts'
import { sendOrder } from './send-order.ts'
import { fetchPreview } from './use-preview.ts'

/** What came of pressing the button, when it was no order. */
export type Remark = { kind: 'moved' | 'refused'; text: string } | { kind: 'unanswered' }

export interface PlacingPorts<Terms, Preview, Order> {
  proposal: Proposal<Terms, Preview>
  onPlaced: (order: Order, preview: Preview) => void
  /** Refused for a reason that lies on the ticket. */
  onRefused: (error: ApiError) => void
}

/** Sends what stands on the sheet, and says what came of it. */
export function usePlacing<Terms extends object, Preview extends OrderPreview, Request extends object, Order>(
  operation: OrderOperation<Terms, Preview, Request, Order>,
  product: ProductKey,
  { proposal, onPlaced, onRefused }: PlacingPorts<Terms, Preview, Order>,
) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const [preview, setPreview] = useState(proposal.preview)
  const [remark, setRemark] = useState<Remark>()
  const [isSending, setSending] = useState(false)
  const { terms } = proposal

  const previewAgain = async (error: ApiError) => {
    let next: Preview
    try {
      next = await fetchPreview(operation, product, terms)
    } catch {
      // Nothing was placed; should the new figures not come, the refusal itself is what is known.
      setRemark({ kind: 'refused', text: errorWords(error, locale) })
      return
    }
    if (next.problem) {
      onRefused(
        new ApiError(error.code, next.problem.msg, { ...next.problem.params, field: next.problem.field }),
      )
      return
    }
    setPreview(next)
    setRemark({ kind: 'moved', text: t.priceMoved({ price: exactly(next.price, locale) }) })
  }
  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) {
      setRemark({ kind: 'unanswered' })
    } else if (operation.isOvertaken(error, terms)) {
      await previewAgain(error)
    } else if (error.params.field) {
      onRefused(error)
    } else {
      setRemark({ kind: 'refused', text: errorWords(error, locale) })
    }
  }
  const place = async () => {
    setSending(true)
    try {
      const order = await sendOrder(operation, operation.requestOf(product, terms, preview))
      if (order) onPlaced(order, preview)
      else setRemark({ kind: 'unanswered' })
    } catch (error) {
      await explain(error)
    } finally {
      setSending(false)
    }
  }
  return { preview, remark, isSending, place }
}
