import { useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { decimalsOf, ExactMoney } from '#src/widgets/format/exact-amount.tsx'
import { useShownDecimals } from '#src/widgets/ticket/ticket-costs.tsx'
import type { ContractFigures } from './validate-contract-ticket.ts'

/** What a contract takes from the balance: the margin and the fee. */
export const amountsOf = ({ margin, fee, total }: Pick<ContractFigures, 'margin' | 'fee' | 'total'>) => ({
  cost: margin,
  fee,
  total,
})

/** The amounts of a contract order with all their digits, where those shown have fewer. */
export function useExactContract(
  figures: Pick<ContractFigures, 'notional' | 'margin' | 'fee' | 'total'> | undefined,
  currency: string,
  isPrivate = false,
): Definition[] {
  const t = useMessages('contract')
  const decimals = useShownDecimals()
  const names = ['notional', 'margin', 'fee', 'total'] as const
  if (!figures || decimals === undefined || names.every(name => decimalsOf(figures[name]) <= decimals))
    return []
  const money = (label: string, name: 'notional' | 'margin' | 'fee' | 'total') => ({
    label,
    value: <ExactMoney value={figures[name]} currency={currency} isPrivate={isPrivate} />,
  })
  return [
    money(t.value(), 'notional'),
    money(t.margin(), 'margin'),
    money(t.openFee(), 'fee'),
    money(t.leaves(), 'total'),
  ]
}
