import type { WithdrawChannel } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import { useFeeWords, type WithdrawTerms } from './withdraw-terms.ts'

export interface WithdrawCostsProps {
  channel: Pick<WithdrawChannel, 'feeRate' | 'feeFixed'>
  /** Undefined until there is an amount. */
  terms: WithdrawTerms | undefined
  currency: string
}

/** What leaves, what it costs and what arrives, before anything is sent. */
export function WithdrawCosts({ channel, terms, currency }: WithdrawCostsProps) {
  const t = useMessages('withdraw')
  const feeWords = useFeeWords()
  // A fee above the amount is told at the amount.
  const arrives = terms && sign(terms.arrives) === 1 ? terms.arrives : undefined
  return (
    <DefinitionList
      lines={[
        { label: t.leaves(), value: <ExactMoney value={terms?.amount} currency={currency} /> },
        {
          label: t.fee(),
          value: <ExactMoney value={terms?.fee} currency={currency} />,
          note: `${feeWords(channel, currency)}. ${t.feeNote()}`,
        },
        { label: t.arrives(), value: <ExactMoney value={arrives} currency={currency} />, isTotal: true },
      ]}
    />
  )
}
