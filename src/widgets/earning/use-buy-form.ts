import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import type { EarningOrder, EarningPreview, EarningProduct } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { compare, min, trimZeros } from '#src/lib/money/money.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { useAmountParser } from '../forms/use-amount-parser.ts'
import { serverMessage } from '../format/server-messages.ts'
import { useUnanswered, useEarlierUnanswered } from '../forms/use-unanswered.ts'
import { usePreview } from '../preview/use-preview.ts'
import { useReview } from '../sheets/review-sheet.tsx'
import { useForm } from '../forms/use-form.ts'
import type { EarningService } from './service.ts'

/** Refresh interval of the preview: figures change with the day and with the purchases of others. */
const previewInterval = 15_000

/** The preview of an amount; without an amount, the limits of what can be invested. */
function useEarningPreview(
  service: EarningService,
  { id: productId, minAmount }: EarningProduct,
  amount?: string,
) {
  const { preview, isCurrent, error, refetch } = usePreview(
    service.preview,
    { productId, amount: amount ?? minAmount },
    { refetchInterval: previewInterval },
  )
  return {
    /** For the minimum amount while there is no amount. */
    any: preview,
    // Figures of another amount are not shown; a dash is shown instead.
    preview: amount !== undefined && preview && compare(preview.amount, amount) === 0 ? preview : undefined,
    /** The maximum that this user can invest now. */
    most: preview && min(preview.available, preview.left),
    isCurrent: amount !== undefined && isCurrent,
    error,
    refetch,
  }
}

export interface PlacedEarningOrder {
  readonly order: EarningOrder
  readonly preview: EarningPreview
}

/** Sends an order on the terms of a preview, once; until it is answered, the same order is sent again. */
function usePlaceOrder(service: EarningService) {
  /** The preview on screen when it was sent; the receipt is compared with it. */
  const [sent, setSent] = useState<EarningPreview>()
  const placement = useMutation(service.place(useQueryClient()))
  const unanswered = useUnanswered(placement)
  const isEarlierUnanswered = useEarlierUnanswered(service.placeId)
  const send = async (preview: EarningPreview): Promise<PlacedEarningOrder | undefined> => {
    setSent(preview)
    const { productId, amount, dailyRate, earlyRate, startsAt } = preview
    const request = unanswered ?? { productId, amount, dailyRate, earlyRate, startsAt }
    const order = dataOf(await placement.mutateAsync({ data: request }))
    return order && { order, preview }
  }
  return { send, unanswered: unanswered && sent, isEarlierUnanswered }
}

/** The order form: the amount, its preview, and submitting it once on the terms on screen. */
export function useBuyForm(
  service: EarningService,
  product: EarningProduct,
  onBought: (bought: PlacedEarningOrder) => void,
) {
  const draft = `earning:${service.id}:${product.id}`
  const locale = useLanguage()
  const readAmount = useAmountParser()
  const { minAmount: minimum, maxAmount: maximum, decimals, assetName: unit } = product
  const read = (typed: string) => readAmount(typed, { minimum, maximum, decimals, unit })
  const { send, unanswered, isEarlierUnanswered } = usePlaceOrder(service)
  const previewErrorOf = (value: string) => {
    if (!preview?.problem || compare(value, preview.amount) !== 0) return undefined
    return serverMessage(preview.problem.msg, preview.problem.params, locale)
  }
  const form = useForm({
    initial: { amount: '' },
    draft,
    validate: {
      amount: typed => {
        // An order that may have been executed is always sent again, whatever the current errors.
        if (unanswered) return undefined
        const { error: fault, value } = read(typed)
        return fault ?? (value && previewErrorOf(value))
      },
    },
  })
  const { value } = read(form.values.amount)
  const amount = value && trimZeros(value)
  const { any, most, isCurrent, error, refetch, ...found } = useEarningPreview(service, product, amount)
  const preview = unanswered ?? found.preview
  const submit = async (reviewed: EarningPreview) => {
    const bought = await send(reviewed).catch((cause: unknown) => {
      // Rejected: a new day has begun, or it is sold out. The refreshed figures show the current state.
      if (cause instanceof ApiError) void refetch()
      throw cause
    })
    if (!bought) return
    discardDraft(draft)
    onBought(bought)
  }
  return {
    form,
    /** For the minimum amount while there is no amount. */
    any: unanswered ?? any,
    preview,
    most: most && min(most, maximum),
    isWaiting: amount !== undefined && !isCurrent && !unanswered && !error,
    error: unanswered ? null : error,
    refetch,
    isUnanswered: unanswered !== undefined,
    isEarlierUnanswered,
    ...useReview(form, isCurrent ? preview : unanswered, submit),
  }
}
