import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import { applyForLoan, previewLoan } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanApplyRequest, LoanPreview, LoanProduct } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { compare, trimZeros } from '#src/lib/money.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { serverWords } from '#src/widgets/server-words.ts'
import { useSendOnce } from '#src/widgets/send-once.ts'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'
import { useSettled } from '#src/widgets/ticket/use-preview.ts'
import { useForm } from '#src/widgets/use-form.ts'
import { figuresOf } from './plan.ts'
import { LOAN_LISTS } from './use-loans.ts'

const quietly = { catch: true, quiet: true } as const

/** What the back end says of an amount, asked for a moment after the last key; of the least while there is none. */
function usePreview({ id: productId, minAmount }: LoanProduct, amount: string | undefined) {
  const settled = useSettled(amount ?? minAmount)
  const { data, error, refetch } = useQuery<LoanPreview>({
    queryKey: [...previewKey, productId, settled],
    staleTime: 0,
    gcTime: 0,
    placeholderData: before => before,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const preview = dataOf(await previewLoan({ productId, amount: settled }, quietly, signal))
      if (!preview) throw new SwallowedAnswer()
      return preview
    },
  })
  return { preview: data, error, refetch }
}

export interface Applied {
  readonly loan: Loan
  /** What was on screen as it was sent: its receipt is compared with that. */
  readonly preview: LoanPreview
}

/** Sends an application at the costs of a preview, once; until it is answered it is that one that is sent again. */
function useSending() {
  const client = useQueryClient()
  const once = useSendOnce<Omit<LoanApplyRequest, 'idempotencyKey'>, Loan>('loan/apply', async request =>
    dataOf(await applyForLoan(request, quietly)),
  )
  const send = async ({ productId, amount, fee, security, totalInterest, overdueRate }: LoanPreview) => {
    try {
      return await once.send({ productId, amount, fee, security, totalInterest, overdueRate })
    } finally {
      void refreshAccount(client, LOAN_LISTS)
    }
  }
  return { send, unanswered: once.unanswered, isEarlierUnanswered: once.isEarlierUnanswered }
}

/** The form of an application: the amount, what it costs, and sending it once at the costs that are on screen. */
export function useApplying(product: LoanProduct, onApplied: (applied: Applied) => void) {
  const draft = `loan:${product.id}`
  const locale = useLanguage()
  const readAmount = useAmountReader()
  const limits = { minimum: product.minAmount, maximum: product.maxAmount }
  const { send, unanswered, isEarlierUnanswered } = useSending()
  const form = useForm({
    initial: { amount: '' },
    draft,
    check: {
      amount: typed => {
        // What may have been done already is asked for again, whatever stands in the way of another.
        if (unanswered) return undefined
        const { fault, value: read } = readAmount(typed, limits)
        return fault ?? (read && problemOf(read))
      },
    },
  })
  const { value } = readAmount(form.values.amount, limits)
  const amount = value && trimZeros(value)
  const found = usePreview(product, amount)
  const isCurrent = amount !== undefined && found.preview?.amount === amount && !found.error
  const preview = isCurrent ? found.preview : undefined
  const problemOf = (read: string) => {
    const problem = found.preview?.problem
    if (!problem || problem.field !== 'amount' || compare(read, found.preview?.amount ?? '0') !== 0) {
      return undefined
    }
    return serverWords(problem.msg, problem.params, locale)
  }
  const submit = async () => {
    if (!preview) return
    const loan = await send(preview).catch((cause: unknown) => {
      // Refused: the figures say what holds now.
      if (cause instanceof ApiError) void found.refetch()
      throw cause
    })
    if (!loan) return
    discardDraft(draft)
    onApplied({ loan, preview })
  }
  return {
    form,
    /** Worked out on the device at once; the back end says the same. */
    figures: amount === undefined ? undefined : figuresOf(amount, product),
    available: found.preview?.available,
    hasOpenLoan: found.preview?.problem?.field === 'product' && !unanswered,
    isWaiting: amount !== undefined && !preview && !found.error,
    error: found.error,
    refetch: found.refetch,
    isUnanswered: unanswered !== undefined,
    isEarlierUnanswered,
    onSubmit: form.submit(submit),
  }
}

const previewKey = ['loan', 'preview'] as const
