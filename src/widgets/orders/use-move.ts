import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useUnanswered } from '../forms/use-unanswered.ts'
import { usePreview } from '../preview/use-preview.ts'
import { toFormFailure, type FormFailure } from '../format/server-messages.ts'
import type { OrderOperation, OrderPreview, Placement } from '../ticket/order-operation.ts'

/** The generated mutation that places an order. */
interface MovePlacement<Request, Order> extends Placement<Request, Order> {
  readonly error: Error | null
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly variables: { data: Request } | undefined
}

export interface MoveOptions<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> {
  operation: OrderOperation<Terms, Preview, Request>
  placement: MovePlacement<Request, Order>
  /** The open order. */
  order: { id: string; productType: 1 | 2 | 3 | 4; productCode: string }
  /** Those of the order that takes its place. */
  terms: Terms
  onClose: () => void
}

export interface Move<Preview> {
  /** What the order that takes the place would cost; undefined while that is not known. */
  preview: Preview | undefined
  /** Whether the preview is of these terms, and says that they can be placed. */
  isReady: boolean
  isSending: boolean
  failure: FormFailure | undefined
  send: () => Promise<void>
}

/** Previews an order that takes the place of an open one, and places it; a retry without an answer sends the same request. */
export function useMove<Terms extends object, Preview extends OrderPreview, Request extends object, Order>({
  operation,
  placement,
  order,
  terms,
  onClose,
}: MoveOptions<Terms, Preview, Request, Order>): Move<Preview> {
  const t = useMessages('trade')
  const locale = useLanguage()
  const { productType, productCode, id: replaces } = order
  const product = { productType, productCode }
  const asked = usePreview(
    (latest: Terms & { replaces: string }, options) => operation.preview(product, latest, options),
    { ...terms, replaces },
    { retry: false },
  )
  const unanswered = useUnanswered(placement)
  const [failure, setFailure] = useState<FormFailure>()
  const { preview, isCurrent } = asked
  const send = async () => {
    if (!preview) return
    setFailure(undefined)
    const request = unanswered ?? { ...operation.requestOf(product, terms, preview), replaces }
    try {
      if (!dataOf(await placement.mutateAsync({ data: request }))) return
      toast(t.orderMoved())
      onClose()
    } catch (error) {
      // Swallowed: the client has shown the reason, or sign-in.
      if (error instanceof SwallowedAnswer) onClose()
      else setFailure(toFormFailure(error, locale))
    }
  }
  return {
    preview,
    isReady: isCurrent && !preview?.problem,
    isSending: placement.isPending,
    failure: failure ?? (asked.error ? toFormFailure(asked.error, locale) : undefined),
    send,
  }
}
