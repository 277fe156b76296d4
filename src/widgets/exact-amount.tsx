import { isDecimal, scaleOf } from '../lib/decimal.ts'
import { Amount } from '../ui/amount.tsx'
import type { AmountProps } from '../ui/amount.tsx'

/** An amount with every decimal it has, and at least two when it is money. */
export function ExactAmount({ isMoney, ...props }: Omit<AmountProps, 'decimals'> & { isMoney: boolean }) {
  const scale = isDecimal(props.value) ? scaleOf(props.value) : 0
  return <Amount {...props} decimals={Math.max(scale, isMoney ? 2 : 0)} />
}
