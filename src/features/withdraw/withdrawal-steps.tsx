import type { Withdrawal } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Steps, type Step } from '#src/ui/steps.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { serverWords } from '#src/widgets/server-words.ts'

/** How far a withdrawal has come, step by step, and what came of it. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const steps = useSteps(withdrawal)
  return <Steps steps={steps} words={{ done: t.stepDone(), now: t.stepNow(), next: t.stepNext() }} />
}

function useSteps({ status, reason, createdAt, reviewedAt, completedAt, cancelledAt }: Withdrawal): Step[] {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  const date = useDates()
  const at = (time: number | null) => (time === null ? undefined : date(time, 'moment'))
  const asked: Step = { title: t.stepAsked(), state: 'done', text: at(createdAt) }
  const sent: Step = { title: t.stepSent(), state: 'done', text: at(reviewedAt) }
  const ended = (title: string, time: number | null, why = ''): Step[] => [
    asked,
    { title, state: 'failed', text: [at(time), `${why}${t.releasedText()}`].filter(Boolean).join(' · ') },
  ]
  switch (status) {
    case 'pending':
      return [
        asked,
        { title: t.stepReview(), state: 'now', text: t.stepReviewText() },
        { title: t.stepSentNext(), state: 'next' },
        { title: t.stepArrivedNext(), state: 'next' },
      ]
    case 'sent':
      return [
        asked,
        { ...sent, text: [sent.text, t.stepSentText()].filter(Boolean).join(' · ') },
        { title: t.stepArrivedNext(), state: 'now' },
      ]
    case 'completed':
      return [asked, sent, { title: t.stepArrived(), state: 'done', text: at(completedAt) }]
    case 'refused': {
      const why = reason === null ? '' : `${serverWords(reason, undefined, locale)}. `
      return ended(t.stepRefused(), reviewedAt, why)
    }
    case 'cancelled':
      return ended(t.stepCancelled(), cancelledAt)
  }
}
