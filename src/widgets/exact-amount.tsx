import { useCallback, type ReactNode } from 'react'
import { isDecimal, scaleOf } from '../lib/decimal.ts'
import { Amount, useAmounts, type AmountProps } from '../ui/amount.tsx'

export type ExactAmountProps = Omit<AmountProps, 'decimals'> & { isMoney: boolean }

/** An amount with every decimal it has, and at least two when it is money. */
export function ExactAmount(props: ExactAmountProps) {
  return <Amount {...withDecimals(props)} />
}

/** The same in a list of very many, as `useAmounts`. */
export function useExactAmounts(): (props: ExactAmountProps) => ReactNode {
  const amount = useAmounts()
  return useCallback(props => amount(withDecimals(props)), [amount])
}

function withDecimals({ isMoney, ...props }: ExactAmountProps): AmountProps {
  const scale = isDecimal(props.value) ? scaleOf(props.value) : 0
  return { ...props, decimals: Math.max(scale, isMoney ? 2 : 0) }
}
