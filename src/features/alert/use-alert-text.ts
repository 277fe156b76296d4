import type { AlertCondition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent, formatExact } from '#src/lib/numbers/format-number.ts'
import { scaleOf } from '#src/lib/money/money.ts'

/** Whether an alert is about the change in a day, in percent, and not about a price. */
export const isOfChange = (condition: AlertCondition): boolean => condition === 'rise' || condition === 'fall'

/** What an alert waits for, in words: `Price rises to 99,000 USDT`. Without a value, its name in a list of choices. */
export function useAlertText(): (condition: AlertCondition, value?: string) => string {
  const t = useMessages('alert')
  const locale = useLanguage()
  return (condition, value) => {
    const figure =
      value === undefined
        ? '…'
        : isOfChange(condition)
          ? formatPercent(value, { locale, decimals: scaleOf(value) })
          : `${formatExact(value, locale)} USDT`
    return t[condition]({ value: figure })
  }
}
