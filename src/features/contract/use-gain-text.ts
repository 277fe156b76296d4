import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatPercent, formatSigned } from '#src/lib/numbers/format-number.ts'
import { divide, multiply, sign, subtract, type Decimal } from '#src/lib/money/money.ts'
import { decimalsOf } from '#src/widgets/format/exact-amount.tsx'

/** Says the gain or loss of what is returned on what was put in, in money and in percent of it. */
export function useGainText(currency: string): (returned: Decimal, putIn: Decimal) => string {
  const locale = useLanguage()
  return (returned, putIn) => {
    const gain = subtract(returned, putIn)
    const rate = sign(putIn) === 0 ? '0' : divide(multiply(gain, '100'), putIn, 2)
    const amount = formatSigned(gain, { locale, decimals: decimalsOf(gain, 2) })
    return `${amount} ${currency} (${formatPercent(rate, { locale, signed: true })})`
  }
}
