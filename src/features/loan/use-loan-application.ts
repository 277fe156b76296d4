import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useApplyForLoan, getPreviewLoanQueryOptions } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanPreview, LoanProduct } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { compare, trimZeros } from '#src/lib/money/money.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { usePreview } from '#src/widgets/preview/use-preview.ts'
import { useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { useUnanswered, useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { computeLoanFigures } from './loan-figures.ts'

/** The preview of an amount; of the minimum amount while there is none. */
function useLoanPreview({ id: productId, minAmount }: LoanProduct, amount: string | undefined) {
  return usePreview(getPreviewLoanQueryOptions, { productId, amount: amount ?? minAmount })
}

export interface SubmittedApplication {
  readonly loan: Loan
  /** The preview that was on screen when it was submitted; the receipt is compared with it. */
  readonly preview: LoanPreview
}

/** Submits an application at the costs of a preview, once; an unanswered one is sent again unchanged. */
function useSubmit() {
  const isEarlierUnanswered = useEarlierUnanswered('applyForLoan')
  const application = useApplyForLoan()
  const unanswered = useUnanswered(application)
  const send = async ({ productId, amount, fee, security, totalInterest, overdueRate }: LoanPreview) => {
    const request = { productId, amount, fee, security, totalInterest, overdueRate }
    return dataOf(await application.mutateAsync({ data: unanswered ?? request }))
  }
  return { send, unanswered, isEarlierUnanswered }
}

/** Key of the draft of an application; the calculator leaves its amount there. */
export const loanDraft = (productId: number) => `loan:${productId}`

/** State of the application form: amount, costs, and submit at the costs that are shown. */
export function useLoanApplication(product: LoanProduct, onApplied: (applied: SubmittedApplication) => void) {
  const draft = loanDraft(product.id)
  const locale = useLanguage()
  const readAmount = useAmountParser()
  const limits = { minimum: product.minAmount, maximum: product.maxAmount, unit: product.currencyName }
  const { send, unanswered, isEarlierUnanswered } = useSubmit()
  const form = useForm({
    initial: { amount: '' },
    draft,
    validate: {
      amount: typed => {
        // An unanswered request is sent again, even if a new one would be invalid.
        if (unanswered) return undefined
        const { error: amountError, value: read } = readAmount(typed, limits)
        return amountError ?? (read && problemOf(read))
      },
    },
  })
  const { value } = readAmount(form.values.amount, limits)
  const amount = value && trimZeros(value)
  const previewQuery = useLoanPreview(product, amount)
  const isCurrent = amount !== undefined && previewQuery.preview?.amount === amount && !previewQuery.error
  const preview = isCurrent ? previewQuery.preview : undefined
  const problemOf = (read: string) => {
    const problem = previewQuery.preview?.problem
    if (!problem || problem.field !== 'amount' || compare(read, previewQuery.preview?.amount ?? '0') !== 0) {
      return undefined
    }
    return serverMessage(problem.msg, problem.params, locale)
  }
  const submit = async (reviewed: LoanPreview) => {
    const loan = await send(reviewed).catch((cause: unknown) => {
      // Rejected: refetch the current figures.
      if (cause instanceof ApiError) void previewQuery.refetch()
      throw cause
    })
    if (!loan) return
    discardDraft(draft)
    onApplied({ loan, preview: reviewed })
  }
  return {
    form,
    /** Computed on the device at once; equal to those of the back end. */
    figures: amount === undefined ? undefined : computeLoanFigures(amount, product),
    available: previewQuery.preview?.available,
    hasOpenLoan: previewQuery.preview?.problem?.field === 'product' && !unanswered,
    isWaiting: amount !== undefined && !preview && !previewQuery.error,
    error: previewQuery.error,
    refetch: previewQuery.refetch,
    isUnanswered: unanswered !== undefined,
    isEarlierUnanswered,
    ...useReview(form, preview, submit),
  }
}
