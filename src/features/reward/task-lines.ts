import type { WelfareTask } from '#src/api/generated/models/index.ts'
import { spanText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { exactly } from '#src/widgets/server-words.ts'

/** Everything that a task gives and asks, line by line. */
export function useTaskLines({ reward, state, claimDays, claimBy, claimedAt }: WelfareTask): Definition[] {
  const t = useMessages('reward')
  const locale = useLanguage()
  const date = useDates()
  // '30 days' in any language.
  const days = (count: number) => spanText(locale, count, 'day', 'long')
  const sum = { amount: exactly(reward.amount, locale), currency: reward.currencyName }
  const isBonus = reward.kind === 'bonus'
  const lines: (Definition | false)[] = [
    { label: t.gives(), value: isBonus ? t.bonusOf(sum) : t.voucherOf(sum) },
    reward.validDays !== null && { label: t.validFor(), value: days(reward.validDays) },
    state === 'open' && { label: t.claimWithin(), note: t.claimNote(), value: days(claimDays) },
    state === 'ready' && claimBy !== null && { label: t.claimBy(), value: date(claimBy, 'minute') },
    state === 'expired' && claimBy !== null && { label: t.expiredAt(), value: date(claimBy, 'minute') },
    claimedAt !== null && { label: t.claimedAt(), value: date(claimedAt, 'minute') },
  ]
  return lines.filter(line => line !== false)
}
