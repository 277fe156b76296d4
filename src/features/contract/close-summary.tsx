import type { ContractPosition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList } from '#src/ui/list.tsx'
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

/** The figures of closing a quantity, unrounded. */
export function CloseSummary({ figures, position }: CloseSummaryProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const unit = useUnitLabel()(position)
  const currency = useCurrencyName()(position.currencyId)
  const { price, quantity, margin, profit, fee, returned } = figures
  const money = (value: string) => <ExactMoney value={value} currency={currency} />
  return (
    <DefinitionList
      lines={[
        {
          label: trade.price(),
          value: <Price value={price} decimals={decimalsOf(price, position.priceScale)} />,
        },
        { label: t.quantity(), value: <ExactQuantity value={quantity} code={unit} /> },
        { label: t.released(), value: money(margin) },
        { label: t.profit(), value: money(profit) },
        {
          label: trade.fee(),
          note: t.ofValue({ rate: feePercent(position.closeFeeRate, locale) }),
          value: money(fee),
        },
        { label: t.returned(), value: money(returned), isTotal: true },
      ]}
    />
  )
}
