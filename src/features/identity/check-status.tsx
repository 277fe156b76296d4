import type { Advanced, Basic } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'

/** The status of a check: pending, approved, or rejected with the reason. */
export function CheckStatus({ check }: { check: Basic | Advanced }) {
  const t = useMessages('identity')
  const common = useMessages('common')
  const locale = useLanguage()
  const date = useDateFormat()
  const { status, reason, submittedAt, reviewedAt } = check
  switch (status) {
    case 'pending':
      return (
        <Notice live title={t.pendingTitle()}>
          {t.pendingText({ moment: date(submittedAt, 'moment') })}
        </Notice>
      )
    case 'approved':
      return (
        <Notice tone="ok" live title={t.approvedTitle()}>
          {t.approvedText({ moment: date(reviewedAt ?? submittedAt, 'moment') })}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" live title={t.refusedTitle()}>
          {reason === null
            ? t.tryAgain()
            : common.sentences({ first: serverMessage(reason, undefined, locale), second: t.tryAgain() })}
        </Notice>
      )
  }
}
