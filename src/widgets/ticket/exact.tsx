import { useLanguage } from '#src/i18n/use-messages.ts'
import { isDecimal, scaleOf, trimZeros, type Decimal } from '#src/lib/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { exactly } from '../server-words.ts'

/** How many decimals a figure really has, two at least where it is money. */
export function decimalsOf(value: string | null | undefined, least = 0): number {
  return isDecimal(value) ? Math.max(least, scaleOf(trimZeros(value))) : least
}

/** Writes a decimal with all the digits it has, and at least `least` after the point, as 2 where it is money. */
export function useExactly(): (value: Decimal, least?: number) => string {
  const locale = useLanguage()
  return (value, least) => exactly(value, locale, least)
}

/** A sum of money to its last digit: a cost is not shown cut. */
export function ExactMoney({
  value,
  currency,
  isPrivate = false,
}: {
  value: string | null | undefined
  currency: string
  isPrivate?: boolean
}) {
  return (
    <Amount
      value={value}
      {...unitOf(value, currency)}
      decimals={decimalsOf(value, 2)}
      isPrivate={isPrivate}
    />
  )
}

/** A quantity to its last digit. */
export function ExactQuantity({ value, code }: { value: string | null | undefined; code: string }) {
  return <Amount value={value} {...unitOf(value, code)} decimals={decimalsOf(value)} isPrivate={false} />
}

/** What is not known has no unit either. */
function unitOf(value: string | null | undefined, currency: string): { currency?: string } {
  return isDecimal(value) ? { currency } : {}
}
