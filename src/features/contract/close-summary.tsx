import type { ContractPosition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { negate, truncate } from '#src/lib/money/money.ts'
import { shownParts } from '#src/lib/numbers/agreeing-figures.ts'
import { CostList, useShownDecimals } from '#src/widgets/ticket/ticket-costs.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import type { CloseFigures } from './live-position.ts'
import { useUnitLabel } from './unit-labels.ts'
import { decimalsOf, ExactMoney, ExactQuantity } from '#src/widgets/format/exact-amount.tsx'

export interface CloseSummaryProps {
  figures: Omit<CloseFigures, 'isCapped'>
  position: ContractPosition
}

/** The amounts of a close as they are shown: what is released and gained less the fee is what comes back. */
export function useShownClose(figures: CloseSummaryProps['figures']) {
  const decimals = useShownDecimals()
  const { margin, profit, fee, returned } = figures
  if (decimals === undefined || [margin, profit, fee].every(part => decimalsOf(part) <= decimals))
    return figures
  const [released, gained, paid] = shownParts([margin, profit, negate(fee)], returned, decimals)
  return {
    margin: released!,
    profit: gained!,
    fee: negate(paid!),
    returned: truncate(returned, decimals),
  }
}

/** The figures of closing a quantity, which add up; all their digits are behind a touch. */
export function CloseSummary({ figures, position }: CloseSummaryProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const unit = useUnitLabel()(position)
  const currency = useCurrencyName()(position.currencyId)
  const shown = useShownClose(figures)
  const { price, quantity } = figures
  const amounts = ({ margin, profit, fee, returned }: typeof shown) => {
    const money = (value: string) => <ExactMoney value={value} currency={currency} />
    return [
      { label: t.released(), value: money(margin) },
      { label: t.profit(), value: money(profit) },
      {
        label: trade.fee(),
        note: t.ofValue({ rate: feePercent(position.closeFeeRate, locale) }),
        value: money(fee),
      },
      { label: t.returned(), value: money(returned), isTotal: true },
    ]
  }
  return (
    <CostList
      lines={[
        {
          label: trade.price(),
          value: <Price value={price} decimals={decimalsOf(price, position.priceScale)} />,
        },
        { label: t.quantity(), value: <ExactQuantity value={quantity} code={unit} /> },
        ...amounts(shown),
      ]}
      exact={shown === figures ? [] : amounts(figures)}
    />
  )
}
