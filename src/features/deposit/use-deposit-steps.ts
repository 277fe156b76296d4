import type { Deposit } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import type { ProgressStep } from '#src/ui/feedback/progress-steps.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'

/** The steps of a deposit: done, current and next. */
export function useDepositSteps(deposit: Deposit): ProgressStep[] {
  const t = useMessages('deposit')
  const common = useMessages('common')
  const locale = useLanguage()
  const date = useDateFormat()
  const after = (first: string | undefined, second: string) =>
    first === undefined ? second : common.sentences({ first, second })
  const formatTime = (time: number | null | undefined) => (time ? date(time, 'moment') : undefined)
  const pendingStep = usePendingStep(deposit)
  const { status, createdAt, reviewedAt, reason, payUntil } = deposit
  const requested: ProgressStep = { title: t.stepAsked(), state: 'done', text: formatTime(createdAt) }
  const credited: ProgressStep = { title: t.stepCreditedNext(), state: 'next' }
  switch (status) {
    case 'unpaid':
      return [
        requested,
        {
          title: t.stepPay(),
          state: 'now',
          text: payUntil ? t.payUntil({ time: date(payUntil, 'time') }) : '',
        },
        { title: t.stepReview(), state: 'next' },
        credited,
      ]
    case 'pending':
      return [requested, pendingStep, credited]
    case 'approved':
      return [
        requested,
        { title: t.stepReviewDone(), state: 'done', text: formatTime(reviewedAt) },
        { title: t.statusApproved(), state: 'done' },
      ]
    case 'rejected': {
      const reviewed: ProgressStep = {
        title: t.stepReviewDone(),
        state: 'done',
        text: formatTime(reviewedAt),
      }
      return [
        requested,
        reviewed,
        {
          title: t.stepRejected(),
          state: 'failed',
          text: after(
            reason === null ? undefined : serverMessage(reason, undefined, locale),
            t.rejectedText(),
          ),
        },
      ]
    }
    case 'cancelled': {
      const text = after(formatTime(reviewedAt), t.rejectedText())
      return [requested, { title: t.stepCancelled(), state: 'failed', text }]
    }
    default:
      return status satisfies never
  }
}

/** The current step of a pending deposit: network confirmations, or review. */
function usePendingStep({ channelType, confirmations = 0, confirmationsNeeded = 0 }: Deposit): ProgressStep {
  const t = useMessages('deposit')
  const locale = useLanguage()
  if (channelType !== 'chain') {
    const text = channelType === 'bank' ? t.stepReviewBankText() : t.stepReviewText()
    return { title: t.stepReview(), state: 'now', text }
  }
  const number = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const count = { count: number(confirmations), needed: number(confirmationsNeeded) }
  return { title: t.stepConfirming(), state: 'now', text: t.confirmations(count) }
}
