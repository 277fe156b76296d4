import { useCallback, type ReactNode } from 'react'
import { isDecimal, scaleOf } from '../lib/decimal.ts'
import { Amount, useAmountRenderer, type AmountProps } from '../ui/figures/amount.tsx'

export type ExactAmountProps = Omit<AmountProps, 'decimals'> & { isMoney: boolean }

/** An amount with all its decimals, at least two when it is money. */
export function ExactAmount(props: ExactAmountProps) {
  return <Amount {...toAmountProps(props)} />
}

/** The same for very long lists, like `useAmountRenderer`. */
export function useExactAmountRenderer(): (props: ExactAmountProps) => ReactNode {
  const amount = useAmountRenderer()
  return useCallback(props => amount(toAmountProps(props)), [amount])
}

function toAmountProps({ isMoney, ...props }: ExactAmountProps): AmountProps {
  const scale = isDecimal(props.value) ? scaleOf(props.value) : 0
  return { ...props, decimals: Math.max(scale, isMoney ? 2 : 0) }
}
