import { useLanguage } from '../../i18n/use-messages.ts'
import { isDecimal, scaleOf, trimZeros } from '../../lib/money.ts'
import type { Decimal } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import type { Locale } from '../../lib/locales.ts'
import { Amount } from '../../ui/amount.tsx'

/** How many decimals a figure really has, two at least where it is money. */
export function decimalsOf(value: string | null | undefined, least = 0): number {
  return isDecimal(value) ? Math.max(least, scaleOf(trimZeros(value))) : least
}

/** A decimal with all the digits it has and no more, as the reader writes it. */
export function exactly(value: Decimal, locale: Locale, least = 0): string {
  return formatNumber(value, { locale, decimals: decimalsOf(value, least) })
}

/** The same for a component. */
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
  return <Amount value={value} currency={currency} decimals={decimalsOf(value, 2)} isPrivate={isPrivate} />
}

/** A quantity to its last digit. */
export function ExactQuantity({ value, code }: { value: string | null | undefined; code: string }) {
  return <Amount value={value} currency={code} decimals={decimalsOf(value)} isPrivate={false} />
}
