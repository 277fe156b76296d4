import type { WithdrawPasswordState } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useDates } from '../dates.ts'

/** What the withdraw password bars at present, and until when; nothing when it bars nothing. */
export function PasswordStanding({ state }: { state: WithdrawPasswordState }) {
  const t = useMessages('withdraw')
  const date = useDates()
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
