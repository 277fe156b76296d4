import type { WithdrawPasswordState } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useDateFormat } from '../format/use-date-format.ts'

/** Current restrictions by the withdraw password, and until when; nothing when there are none. */
export function WithdrawalRestrictions({ state }: { state: WithdrawPasswordState }) {
  const t = useMessages('withdraw')
  const date = useDateFormat()
  const { lockedUntil, withdrawalsFrom } = state
  return (
    <>
      {withdrawalsFrom !== null && (
        <Notice tone="risk">{t.resting({ time: date(withdrawalsFrom, 'moment') })}</Notice>
      )}
      {lockedUntil !== null && (
        <Notice tone="risk">{t.lockedUntil({ time: date(lockedUntil, 'moment') })}</Notice>
      )}
    </>
  )
}
