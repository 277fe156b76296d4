import type { Deposit } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import type { Step } from '#src/ui/steps.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { serverWords } from '#src/widgets/server-words.ts'

/** What has happened to a deposit, what happens now, and what is still to come. */
export function useDepositSteps(deposit: Deposit): Step[] {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const date = useDates()
  const moment = (time: number | null | undefined) => (time ? date(time, 'moment') : undefined)
  const waiting = useWaitingStep(deposit)
  const { status, createdAt, reviewedAt, reason, payUntil } = deposit
  const asked: Step = { title: t.stepAsked(), state: 'done', text: moment(createdAt) }
  const credited: Step = { title: t.stepCreditedNext(), state: 'next' }
  switch (status) {
    case 'unpaid':
      return [
        asked,
        {
          title: t.stepPay(),
          state: 'now',
          text: payUntil ? t.payUntil({ time: date(payUntil, 'time') }) : '',
        },
        { title: t.stepReview(), state: 'next' },
        credited,
      ]
    case 'pending':
      return [asked, waiting, credited]
    case 'approved':
      return [
        asked,
        { title: t.stepReviewDone(), state: 'done', text: moment(reviewedAt) },
        { title: t.stepCredited(), state: 'done' },
      ]
    case 'rejected': {
      const why = reason === null ? '' : `${serverWords(reason, undefined, locale)}. `
      const checked: Step = { title: t.stepReviewDone(), state: 'done', text: moment(reviewedAt) }
      return [asked, checked, { title: t.stepRejected(), state: 'failed', text: why + t.rejectedText() }]
    }
    case 'cancelled': {
      const text = [moment(reviewedAt), t.rejectedText()].filter(Boolean).join('. ')
      return [asked, { title: t.stepCancelled(), state: 'failed', text }]
    }
    default:
      return status satisfies never
  }
}

/** What a deposit that is on its way waits for: blocks of a network, or the operator. */
function useWaitingStep({ channelType, confirmations = 0, confirmationsNeeded = 0 }: Deposit): Step {
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
