import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import type { SpotOrder, SpotPreview } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import type { ProductKey } from '../../stores/selected-product.ts'
import { errorWords, exactly } from '../server-words.ts'
import type { OrderTerms } from './read-ticket.ts'
import { sendOrder } from './send-order.ts'
import { fetchPreview } from './use-preview.ts'

/** What its owner looks at and says yes to. */
export interface Proposal {
  terms: OrderTerms
  preview: SpotPreview
}

/** What came of pressing the button, when it was no order. */
export type Remark = { kind: 'moved' | 'refused'; text: string } | { kind: 'unanswered' }

export interface PlacingPorts {
  proposal: Proposal
  onPlaced: (order: SpotOrder, preview: SpotPreview) => void
  /** Refused for a reason that lies on the ticket. */
  onRefused: (error: ApiError) => void
}

/** Sends what stands on the sheet, and says what came of it. */
export function usePlacing(product: ProductKey, { proposal, onPlaced, onRefused }: PlacingPorts) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const [preview, setPreview] = useState(proposal.preview)
  const [remark, setRemark] = useState<Remark>()
  const [isSending, setSending] = useState(false)
  const { productType, productCode } = product
  const { exchangeType, orderType, limitPrice } = proposal.terms

  const previewAgain = async (error: ApiError) => {
    let next: SpotPreview
    try {
      next = await fetchPreview(product, proposal.terms)
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
    } else if (isOvertaken(error, proposal.terms)) {
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
      const order = await sendOrder({
        productType,
        productCode,
        exchangeType,
        orderType,
        quantity: preview.quantity,
        previewPrice: preview.price,
        ...(limitPrice === undefined ? {} : { limitPrice }),
      })
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

/** All that a balance buys is less as soon as the price has risen: then the quantity is to be found anew. */
function isOvertaken({ msg }: ApiError, { amount }: OrderTerms): boolean {
  return msg === 'hint_price_moved' || (msg === 'hint_insufficient_balance' && amount !== undefined)
}
