import type { ContractRules } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { decimals, notionalOf, shareOf, units } from '#src/lib/contract-math.ts'
import { isDecimal, sign, subtract } from '#src/lib/money.ts'
import { formatPercent } from '#src/lib/numbers.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/price.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactly } from '#src/widgets/ticket/exact.tsx'
import { percentAway } from './live-position.ts'
import type { ContractFigures } from './read-contract.ts'
import { HOUR } from '#src/lib/time-units.ts'

export interface ContractCostsProps {
  type: 'market' | 'limit'
  direction: 'long' | 'short'
  leverage: number
  /** Undefined: the lines stand without any. */
  figures: ContractFigures | undefined
  /** The price where there are no figures yet. */
  price: string | undefined
  available: string | undefined
  rules: ContractRules
  /** What a quantity counts, in words. */
  unit: string
  currency: string
  /** Under the price, such as the market's present one. */
  priceNote?: string | undefined
}

/** Everything that a contract order holds, costs and can come to, line by line, to the last digit. */
export function ContractCosts(props: ContractCostsProps) {
  const { type, leverage, figures, available, unit, currency, priceNote, rules } = props
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const exactly = useExactly()
  const outlook = useOutlook(props)
  const price = figures?.price ?? props.price
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  const left = figures && isDecimal(available) ? subtract(available, figures.total) : undefined
  return (
    <DefinitionList
      lines={[
        {
          label: type === 'limit' ? trade.limitPrice() : trade.marketPrice(),
          value: <Price value={price} decimals={decimalsOf(price, rules.priceScale)} />,
          note: priceNote,
        },
        { label: t.quantity(), value: <ExactQuantity value={figures?.quantity} code={unit} /> },
        { label: t.value(), value: money(figures?.notional) },
        {
          label: t.margin(),
          note: t.marginNote({ leverage: exactly(String(leverage)) }),
          value: money(figures?.margin),
        },
        {
          label: t.openFee(),
          note: figures && t.ofValue({ rate: feePercent(figures.feeRate, locale) }),
          value: money(figures?.fee),
        },
        { label: t.leaves(), value: money(figures?.total), isTotal: true },
        ...(left !== undefined && sign(left) !== -1
          ? [{ label: t.availableAfter(), value: <ExactMoney value={left} currency={currency} isPrivate /> }]
          : []),
        ...outlook,
      ]}
    />
  )
}

/** What the position can come to: its liquidation, its exits, its fee of closing, funding and expiry, and the worst case. */
function useOutlook(props: ContractCostsProps): Definition[] {
  const { figures, rules, currency } = props
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDates()
  const terms = useFundingLine(props)
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  if (!figures) return []
  const { liquidationPrice, price } = figures
  const percent = (value: string) => formatPercent(value, { locale })
  return [
    {
      label: t.liquidationPrice(),
      note:
        liquidationPrice === null
          ? undefined
          : t.distance({ percent: percent(percentAway(price, liquidationPrice)) }),
      value:
        liquidationPrice === null ? (
          t.never()
        ) : (
          <Price value={liquidationPrice} decimals={rules.priceScale} />
        ),
    },
    ...exitLine(t.atTakeProfit(), figures.takeProfitReturns),
    ...exitLine(t.atStopLoss(), figures.stopLossReturns),
    {
      label: t.closeFee(),
      note: t.ofValue({ rate: feePercent(figures.closeFeeRate, locale) }),
      value: money(closeFeeOf(figures, rules)),
    },
    ...terms,
    ...(rules.expiresAt === null
      ? []
      : [{ label: t.expires(), note: t.expiresNote(), value: date(rules.expiresAt, 'moment') }]),
    { label: t.maxLoss(), value: money(figures.maxLoss), isTotal: true },
  ]

  function exitLine(label: string, returns: string | null): Definition[] {
    return returns === null ? [] : [{ label, note: t.beforeFunding(), value: money(returns) }]
  }
}

/** The funding that the present rate would come to. */
function useFundingLine({ figures, rules, direction, currency }: ContractCostsProps): Definition[] {
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDates()
  const exactly = useExactly()
  const { funding } = rules
  if (!funding || !figures) return []
  const isPaying = sign(funding.rate) === (direction === 'long' ? 1 : -1)
  const amount = decimals.money(shareOf(units.money(figures.notional), units.rate(funding.rate)))
  const hours = exactly(String(funding.interval / HOUR))
  const rate = feePercent(funding.rate.replace('-', ''), locale)
  return [
    {
      label: t.funding(),
      note: `${t.fundingNote({ rate, time: date(funding.nextAt, 'time'), hours })}; ${isPaying ? t.fundingPays() : t.fundingGets()}`,
      value: <ExactMoney value={amount.replace('-', '')} currency={currency} />,
    },
  ]
}

/** The fee of closing all of it at the price of opening. */
function closeFeeOf(
  { price, quantity, closeFeeRate }: ContractFigures,
  { pointValue }: ContractRules,
): string {
  const notional = notionalOf(units.price(price), units.quantity(quantity), units.rate(pointValue))
  return decimals.money(shareOf(notional, units.rate(closeFeeRate)))
}
