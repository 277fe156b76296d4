import { isDecimal, scaleOf, trimZeros } from '#src/lib/decimal.ts'
import { Amount } from '#src/ui/figures/amount.tsx'

/** An amount of any currency with all its decimals; at least two if it has any. */
export function ExchangeAmount({
  value,
  currency,
  isPrivate,
}: {
  value: string
  currency: string
  isPrivate: boolean
}) {
  const scale = isDecimal(value) ? scaleOf(trimZeros(value)) : 0
  return (
    <Amount
      value={value}
      currency={currency}
      decimals={scale === 0 ? 0 : Math.max(2, scale)}
      isPrivate={isPrivate}
    />
  )
}
