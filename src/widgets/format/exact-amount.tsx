import { useCallback, type ReactNode } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { isDecimal, scaleOf, trimZeros, type Decimal } from '#src/lib/money/decimal.ts'
import { quantityPlaces } from '#src/lib/numbers/agreeing-figures.ts'
import { Amount, useAmountRenderer, type AmountProps } from '#src/ui/figures/amount.tsx'
import { MASK, useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { useSite } from '../site/use-site.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'

/** The decimals of a number without trailing zeros, at least `least`. */
export function decimalsOf(value: string | null | undefined, least = 0): number {
  return isDecimal(value) ? Math.max(least, scaleOf(trimZeros(value))) : least
}

/** Formats a decimal with all its digits, and at least `least` after the point, such as 2 for money. */
export function useExactFormat(): (value: Decimal, least?: number) => string {
  const locale = useLanguage()
  return (value, least) => formatExact(value, locale, least)
}

/** The same for what the person owns, owes or has done: masked while balances are hidden. */
export function useOwnFormat(): (value: Decimal, least?: number) => string {
  const exactly = useExactFormat()
  const { hideFigures } = useFigureSettings()
  return (value, least) => (hideFigures ? MASK : exactly(value, least))
}

export interface ExactAmountProps extends Omit<AmountProps, 'decimals'> {
  /** Money has at least two decimals, a quantity as many as it needs; by default two if it has any. */
  isMoney?: boolean
  /** Keeps zeros at the end, as the figures of an account line up. */
  keepsZeros?: boolean
}

/** An amount with all its decimals: what is owned or paid is never truncated. */
export function ExactAmount(props: ExactAmountProps) {
  return <Amount {...toAmountProps(props)} />
}

/** The same for very long lists, like `useAmountRenderer`. */
export function useExactAmountRenderer(): (props: ExactAmountProps) => ReactNode {
  const amount = useAmountRenderer()
  return useCallback(props => amount(toAmountProps(props)), [amount])
}

function toAmountProps({ isMoney, keepsZeros = false, ...props }: ExactAmountProps): AmountProps {
  const decimals = keepsZeros && isDecimal(props.value) ? scaleOf(props.value) : decimalsOf(props.value)
  return { ...props, decimals: (isMoney ?? decimals > 0) ? Math.max(2, decimals) : decimals }
}

interface ExactMoneyProps {
  value: string | null | undefined
  currency: string
  isPrivate?: boolean
}

/** A price, cost or result in money, not hidden with balances by default; without a unit while unknown. */
export function ExactMoney({ value, currency, isPrivate = false }: ExactMoneyProps) {
  return <ExactAmount value={value} {...unitOf(value, currency)} isMoney isPrivate={isPrivate} />
}

/** Money that the person has, in the digits of the site and never more than there is; without a unit while unknown. */
export function ShortMoney({ value, currency, isPrivate = false }: ExactMoneyProps) {
  const { decimals } = useSite()
  return <Amount value={value} {...unitOf(value, currency)} decimals={decimals} isPrivate={isPrivate} />
}

export interface ExactQuantityProps extends Pick<ExactAmountProps, 'keepsZeros'> {
  value: string | null | undefined
  code: string
  isPrivate?: boolean
}

/** A quantity, not hidden with balances by default; without a unit while unknown. */
export function ExactQuantity({ value, code, isPrivate = false, ...props }: ExactQuantityProps) {
  return (
    <ExactAmount {...props} value={value} {...unitOf(value, code)} isMoney={false} isPrivate={isPrivate} />
  )
}

/** A quantity in few digits; all of them are to be found elsewhere. */
export function ShortQuantity({ value, code, isPrivate = false }: Omit<ExactQuantityProps, 'keepsZeros'>) {
  return (
    <Amount value={value} {...unitOf(value, code)} decimals={quantityPlaces(value)} isPrivate={isPrivate} />
  )
}

/** An unknown value has no unit. */
function unitOf(value: string | null | undefined, currency: string): { currency?: string } {
  return isDecimal(value) ? { currency } : {}
}
