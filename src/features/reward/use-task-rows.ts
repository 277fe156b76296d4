import type { WelfareTask } from '#models'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'

/** The reward and conditions of a task. */
export function useTaskRows({ reward, state, claimDays, claimBy, claimedAt }: WelfareTask): Definition[] {
  const t = useMessages('reward')
  const locale = useLanguage()
  const date = useDateFormat()
  // Localized, as '30 days'.
  const days = (count: number) => durationText(locale, count, 'day', 'long')
  const sum = { amount: formatExact(reward.amount, locale), currency: reward.currencyName }
  const isBonus = reward.kind === 'bonus'
  const rows: (Definition | false)[] = [
    { label: t.gives(), value: isBonus ? t.bonusOf(sum) : t.voucherOf(sum) },
    reward.validDays !== null && { label: t.validFor(), value: days(reward.validDays) },
    state === 'open' && { label: t.claimWithin(), note: t.claimNote(), value: days(claimDays) },
    state === 'ready' && claimBy !== null && { label: t.claimBy(), value: date(claimBy, 'minute') },
    state === 'expired' && claimBy !== null && { label: t.expiredAt(), value: date(claimBy, 'minute') },
    claimedAt !== null && { label: t.claimedAt(), value: date(claimedAt, 'minute') },
  ]
  return rows.filter(row => row !== false)
}
