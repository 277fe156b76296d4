import type { SpotPreview, TradeRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import type { Decimal } from '#src/lib/money/money.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { decimalsOf, ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { percentFrom } from '#src/lib/money/percent-from.ts'
import { proceedsOf, type OrderTerms } from './validate-ticket.ts'

export interface SpotTermsProps {
  terms: OrderTerms
  preview: SpotPreview
  rules: TradeRules
  currency: string
}

/** What a confirmed order has besides its costs: the stop price, the end of a day order, and the take profit and stop loss in price, amount and percent. */
export function SpotTerms({ terms, preview, rules, currency }: SpotTermsProps) {
  const t = useMessages('spot')
  const date = useDateFormat()
  const exitLine = useExitLine(preview, rules, currency)
  const { stopPrice, takeProfitPrice, stopLossPrice } = terms
  const lines: Definition[] = [
    ...(stopPrice === undefined
      ? []
      : [
          {
            label: t.stopPrice(),
            value: <Price value={stopPrice} decimals={decimalsOf(stopPrice, rules.priceScale)} />,
          },
        ]),
    ...(preview.expiresAt === undefined
      ? []
      : [{ label: t.validUntil(), value: date(preview.expiresAt, 'moment') }]),
    ...exitLine(t.takeProfit(), t.atTakeProfit(), takeProfitPrice),
    ...exitLine(t.stopLoss(), t.atStopLoss(), stopLossPrice),
  ]
  if (lines.length === 0) return null
  return (
    <>
      <DefinitionList lines={lines} />
      {(takeProfitPrice ?? stopLossPrice) && <p>{t.exitsFollow()}</p>}
    </>
  )
}

/** The lines of a take profit or stop loss: its price with the distance in percent, and what it brings. */
function useExitLine({ price, quantity }: SpotPreview, rules: TradeRules, currency: string) {
  const t = useMessages('spot')
  const locale = useLanguage()
  const exactly = useExactFormat()
  return (label: string, receives: string, exit: Decimal | undefined): Definition[] => {
    if (exit === undefined) return []
    const percent = formatPercent(percentFrom(price, exit), { locale, decimals: 2, signed: true })
    return [
      {
        label,
        value: <Price value={exit} decimals={decimalsOf(exit, rules.priceScale)} />,
        note: t.fromPrice({ percent, price: exactly(price, rules.priceScale) }),
      },
      {
        label: receives,
        value: <ExactMoney value={proceedsOf(quantity, exit, rules)} currency={currency} />,
      },
    ]
  }
}
