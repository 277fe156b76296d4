import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatPercent, formatSigned } from '#src/lib/numbers/format-number.ts'
import { divide, multiply, roundUp, sign, subtract, truncate, type Decimal } from '#src/lib/money/money.ts'
import { decimalsOf } from '#src/widgets/format/exact-amount.tsx'
import { useShownDecimals } from '#src/widgets/ticket/ticket-costs.tsx'

/** Says the gain or loss of what is returned on what was put in, as both are shown, in money and in percent of it. */
export function useGainText(currency: string): (returned: Decimal, putIn: Decimal) => string {
  const locale = useLanguage()
  const decimals = useShownDecimals()
  return (returned, putIn) => {
    const [back, paid] =
      decimals === undefined ? [returned, putIn] : [truncate(returned, decimals), roundUp(putIn, decimals)]
    const gain = subtract(back, paid)
    const rate = sign(paid) === 0 ? '0' : divide(multiply(gain, '100'), paid, 2)
    const amount = formatSigned(gain, { locale, decimals: decimalsOf(gain, 2) })
    return `${amount} ${currency} (${formatPercent(rate, { locale, signed: true })})`
  }
}
