import type { ContractRules } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatUnits, parseUnits } from '#src/lib/minor-units.ts'
import { notionalOf } from '#src/lib/trading/contract-math.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import { divide, isDecimal, multiply, sign, subtract } from '#src/lib/money.ts'
import { formatPercent, formatSigned } from '#src/lib/format-number.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useDateFormat } from '#src/widgets/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { distancePercent } from './live-position.ts'
import type { ContractTerms } from './contract-operation.ts'
import type { ContractFigures } from './validate-contract-ticket.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactFormat } from '#src/widgets/exact-amount.tsx'

export interface ContractCostsProps {
  type: 'market' | 'limit'
  direction: 'long' | 'short'
  leverage: number
  /** Undefined: the rows are shown without figures. */
  figures: ContractFigures | undefined
  /** Shown while there are no figures. */
  price: string | undefined
  available: string | undefined
  rules: ContractRules
  /** The unit of a quantity. */
  unit: string
  currency: string
  /** Take profit and stop loss, to be named. */
  tpSl?: Pick<ContractTerms, 'takeProfit' | 'stopLoss'>
  /** Shown below the price, such as the current market price. */
  priceNote?: string | undefined
}

/** The cost and risk breakdown of a contract order, unrounded. */
export function ContractCosts(props: ContractCostsProps) {
  const { type, leverage, figures, available, unit, currency, priceNote, rules } = props
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const riskRows = useRiskRows(props)
  const price = figures?.price ?? props.price
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  const remaining = figures && isDecimal(available) ? subtract(available, figures.total) : undefined
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
        ...(remaining !== undefined && sign(remaining) !== -1
          ? [
              {
                label: t.availableAfter(),
                value: <ExactMoney value={remaining} currency={currency} isPrivate />,
              },
            ]
          : []),
        ...riskRows,
      ]}
    />
  )
}

/** Liquidation price, take profit and stop loss, closing fee, funding, expiry and maximum loss. */
function useRiskRows(props: ContractCostsProps): Definition[] {
  const { figures, rules, currency } = props
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDateFormat()
  const fundingRows = useFundingRows(props)
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
          : t.distance({ percent: percent(distancePercent(price, liquidationPrice)) }),
      value:
        liquidationPrice === null ? (
          t.never()
        ) : (
          <Price value={liquidationPrice} decimals={rules.priceScale} />
        ),
    },
    ...tpSlRows(t.takeProfit(), props.tpSl?.takeProfit, t.atTakeProfit(), figures.takeProfitReturns),
    ...tpSlRows(t.stopLoss(), props.tpSl?.stopLoss, t.atStopLoss(), figures.stopLossReturns),
    {
      label: t.closeFee(),
      note: t.ofValue({ rate: feePercent(figures.closeFeeRate, locale) }),
      value: money(closeFeeOf(figures, rules)),
    },
    ...fundingRows,
    ...(rules.expiresAt === null
      ? []
      : [{ label: t.expires(), note: t.expiresNote(), value: date(rules.expiresAt, 'moment') }]),
    { label: t.maxLoss(), value: money(figures.maxLoss), isTotal: true },
  ]

  function tpSlRows(label: string, at: string | undefined, returnsLabel: string, returns: string | null) {
    const rows: Definition[] = []
    if (at !== undefined) {
      const note = t.distance({ percent: percent(distancePercent(price, at)) })
      rows.push({ label, note, value: <Price value={at} decimals={rules.priceScale} /> })
    }
    if (returns !== null) {
      const note = `${gainText(returns)}, ${t.beforeFunding()}`
      rows.push({ label: returnsLabel, note, value: money(returns) })
    }
    return rows
  }

  /** The gain or loss on what the order takes, in money and percent. */
  function gainText(returns: string): string {
    const { total } = props.figures!
    const gain = subtract(returns, total)
    const rate = sign(total) === 0 ? '0' : divide(multiply(gain, '100'), total, 2)
    const amount = formatSigned(gain, { locale, decimals: decimalsOf(gain, 2) })
    return `${amount} ${currency} (${formatPercent(rate, { locale, signed: true })})`
  }
}

/** The next funding payment at the current rate. */
function useFundingRows({ figures, rules, direction, currency }: ContractCostsProps): Definition[] {
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDateFormat()
  const exactly = useExactFormat()
  const { funding } = rules
  if (!funding || !figures) return []
  const isPaying = sign(funding.rate) === (direction === 'long' ? 1 : -1)
  const amount = formatUnits.money(
    applyRate(parseUnits.money(figures.notional), parseUnits.rate(funding.rate)),
  )
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

/** The fee for closing all of it at the entry price. */
function closeFeeOf(
  { price, quantity, closeFeeRate }: ContractFigures,
  { pointValue }: ContractRules,
): string {
  const notional = notionalOf(
    parseUnits.price(price),
    parseUnits.quantity(quantity),
    parseUnits.rate(pointValue),
  )
  return formatUnits.money(applyRate(notional, parseUnits.rate(closeFeeRate)))
}
