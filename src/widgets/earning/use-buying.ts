import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import type {
  EarningOrder,
  EarningPlaceRequest,
  EarningPreview,
  EarningProduct,
} from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { compare, min, trimZeros } from '#src/lib/money.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useAmountReader } from '../amount-fault.ts'
import { serverWords } from '../server-words.ts'
import { refreshAccount } from '../ticket/send-order.ts'
import { useSendOnce } from '../send-once.ts'
import { useSettled } from '../ticket/use-preview.ts'
import { useForm } from '../use-form.ts'
import type { EarningService } from './service.ts'

const quietly = { catch: true, quiet: true } as const

/** How often the figures are asked for again: they change with the day, and with what others buy. */
const previewEvery = 15_000

/** What an amount would earn and cost, asked for a moment after the last key; without one, what may be put in at all. */
function usePreview(service: EarningService, { id: productId, minAmount }: EarningProduct, amount?: string) {
  const settled = useSettled(amount ?? minAmount)
  const { data, error, isPlaceholderData, refetch } = useQuery<EarningPreview>({
    queryKey: [service.ordersKey, 'preview', productId, settled],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: previewEvery,
    // What may be put in, and when it begins, stand until the new answer comes: nothing jumps.
    placeholderData: before => before,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const preview = dataOf(await service.preview({ productId, amount: settled }, quietly, signal))
      if (!preview) throw new SwallowedAnswer()
      return preview
    },
  })
  const isCurrent = amount !== undefined && amount === settled && !isPlaceholderData && !error
  return {
    /** Of the least that may be put in while there is no amount. */
    any: data,
    // Figures of another amount are not shown for this one: a dash is truer.
    preview: amount !== undefined && data && compare(data.amount, amount) === 0 ? data : undefined,
    /** The most that this person could put in now. */
    most: data && min(data.available, data.left),
    isCurrent,
    error,
    refetch,
  }
}

type Request = Omit<EarningPlaceRequest, 'idempotencyKey'>

export interface Bought {
  readonly order: EarningOrder
  readonly preview: EarningPreview
}

/** Sends an order on the terms of a preview, once; until it is answered it is that one that is sent again. */
function useSending(service: EarningService) {
  const client = useQueryClient()
  /** What was on screen as it was sent: its receipt is compared with that. */
  const [sent, setSent] = useState<EarningPreview>()
  const once = useSendOnce<Request, EarningOrder>(service.ordersKey, async request =>
    dataOf(await service.place(request, quietly)),
  )
  const send = async (preview: EarningPreview): Promise<Bought | undefined> => {
    setSent(preview)
    const { productId, amount, dailyRate, earlyRate, startsAt } = preview
    try {
      const order = await once.send({ productId, amount, dailyRate, earlyRate, startsAt })
      return order && { order, preview }
    } finally {
      void refreshAccount(client, service.lists)
    }
  }
  return {
    send,
    unanswered: once.unanswered && sent,
    isEarlierUnanswered: once.isEarlierUnanswered,
  }
}

/** The form of an order: the amount, what it comes to, and sending it once on the terms that are on screen. */
export function useBuying(
  service: EarningService,
  product: EarningProduct,
  onBought: (bought: Bought) => void,
) {
  const draft = `earning:${service.id}:${product.id}`
  const locale = useLanguage()
  const readAmount = useAmountReader()
  const { minAmount: minimum, maxAmount: maximum, decimals } = product
  const read = (typed: string) => readAmount(typed, { minimum, maximum, decimals })
  const { send, unanswered, isEarlierUnanswered } = useSending(service)
  const problemOf = (value: string) => {
    if (!preview?.problem || compare(value, preview.amount) !== 0) return undefined
    return serverWords(preview.problem.msg, preview.problem.params, locale)
  }
  const form = useForm({
    initial: { amount: '' },
    draft,
    check: {
      amount: typed => {
        // What may have been done already is asked for again, whatever stands in the way of another.
        if (unanswered) return undefined
        const { fault, value } = read(typed)
        return fault ?? (value && problemOf(value))
      },
    },
  })
  const { value } = read(form.values.amount)
  const amount = value && trimZeros(value)
  const { any, most, isCurrent, error, refetch, ...found } = usePreview(service, product, amount)
  const preview = unanswered ?? found.preview
  const submit = async () => {
    if (!preview || (!isCurrent && !unanswered)) return
    const bought = await send(preview).catch((cause: unknown) => {
      // Refused: another day has begun, or it is sold out. The figures say what holds now.
      if (cause instanceof ApiError) void refetch()
      throw cause
    })
    if (!bought) return
    discardDraft(draft)
    onBought(bought)
  }
  return {
    form,
    /** Of the least that may be put in while there is no amount. */
    any: unanswered ?? any,
    preview,
    most: most && min(most, maximum),
    isWaiting: amount !== undefined && !isCurrent && !unanswered && !error,
    error: unanswered ? null : error,
    refetch,
    isUnanswered: unanswered !== undefined,
    isEarlierUnanswered,
    onSubmit: form.submit(submit),
  }
}
