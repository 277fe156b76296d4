import type { WithdrawChannel } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { useFeeText, type WithdrawalFigures } from './withdraw-terms.ts'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

export interface WithdrawCostsProps {
  channel: Pick<WithdrawChannel, 'feeRate' | 'feeFixed'>
  /** Undefined until there is an amount. */
  terms: WithdrawalFigures | undefined
  currency: string
}

/** The amount withdrawn, the fee and the amount received. */
export function WithdrawCosts({ channel, terms, currency }: WithdrawCostsProps) {
  const t = useMessages('withdraw')
  const common = useMessages('common')
  const feeText = useFeeText()
  // A fee above the amount is an error of the amount field.
  const arrives = terms && sign(terms.arrives) === 1 ? terms.arrives : undefined
  return (
    <DefinitionList
      lines={[
        { label: t.leaves(), value: <ExactMoney value={terms?.amount} currency={currency} /> },
        {
          label: t.fee(),
          value: <ExactMoney value={terms?.fee} currency={currency} />,
          note: common.sentences({ first: feeText(channel, currency), second: t.feeNote() }),
        },
        { label: t.arrives(), value: <ExactMoney value={arrives} currency={currency} />, isTotal: true },
      ]}
    />
  )
}
