import type { Withdrawal } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { ProgressSteps, type ProgressStep } from '#src/ui/feedback/progress-steps.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'

/** The progress of a withdrawal, step by step. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const steps = useSteps(withdrawal)
  return <ProgressSteps steps={steps} labels={{ done: t.stepDone(), now: t.stepNow(), next: t.stepNext() }} />
}

function useSteps({
  status,
  reason,
  createdAt,
  reviewedAt,
  completedAt,
  cancelledAt,
}: Withdrawal): ProgressStep[] {
  const t = useMessages('withdraw')
  const common = useMessages('common')
  const locale = useLanguage()
  const date = useDateFormat()
  const at = (time: number | null) => (time === null ? undefined : date(time, 'moment'))
  const requested: ProgressStep = { title: t.stepAsked(), state: 'done', text: at(createdAt) }
  const sent: ProgressStep = { title: t.stepSent(), state: 'done', text: at(reviewedAt) }
  const ended = (title: string, time: number | null, text = t.releasedText()): ProgressStep[] => [
    requested,
    { title, state: 'failed', text: [at(time), text].filter(Boolean).join(' · ') },
  ]
  switch (status) {
    case 'pending':
      return [
        requested,
        { title: t.stepReview(), state: 'now', text: t.stepReviewText() },
        { title: t.stepSentNext(), state: 'next' },
        { title: t.stepArrivedNext(), state: 'next' },
      ]
    case 'sent':
      return [
        requested,
        { ...sent, text: [sent.text, t.stepSentText()].filter(Boolean).join(' · ') },
        { title: t.stepArrivedNext(), state: 'now' },
      ]
    case 'completed':
      return [requested, sent, { title: t.stepArrived(), state: 'done', text: at(completedAt) }]
    case 'refused': {
      if (reason === null) return ended(t.stepRefused(), reviewedAt)
      const why = { first: serverMessage(reason, undefined, locale), second: t.releasedText() }
      return ended(t.stepRefused(), reviewedAt, common.sentences(why))
    }
    case 'cancelled':
      return ended(t.stepCancelled(), cancelledAt)
  }
}
