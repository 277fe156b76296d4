import { useLanguage } from '#src/i18n/use-messages.ts'
import { isDecimal, scaleOf, trimZeros, type Decimal } from '#src/lib/money.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { formatExact } from '../server-messages.ts'

/** The decimals of a number without trailing zeros, at least `least`. */
export function decimalsOf(value: string | null | undefined, least = 0): number {
  return isDecimal(value) ? Math.max(least, scaleOf(trimZeros(value))) : least
}

/** Formats a decimal with all its digits, and at least `least` after the point, such as 2 for money. */
export function useExactFormat(): (value: Decimal, least?: number) => string {
  const locale = useLanguage()
  return (value, least) => formatExact(value, locale, least)
}

/** An amount of money with all its digits: a cost is never truncated. */
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

/** A quantity with all its digits. */
export function ExactQuantity({ value, code }: { value: string | null | undefined; code: string }) {
  return <Amount value={value} {...unitOf(value, code)} decimals={decimalsOf(value)} isPrivate={false} />
}

/** An unknown value has no unit. */
function unitOf(value: string | null | undefined, currency: string): { currency?: string } {
  return isDecimal(value) ? { currency } : {}
}
