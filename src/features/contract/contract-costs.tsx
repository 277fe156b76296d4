import type { ReactNode } from 'react'
import type { ContractOrder, ContractRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatUnits, parseUnits } from '#src/lib/money/minor-units.ts'
import { notionalOf } from '#src/lib/trading/contract-math.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import { isDecimal, sign, subtract } from '#src/lib/money/money.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { distancePercent } from './live-position.ts'
import type { ContractTerms } from './contract-operation.ts'
import { useGainText } from './use-gain-text.ts'
import type { ContractFigures } from './validate-contract-ticket.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

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
  /** The open order whose place it takes: what its figures were is noted. */
  before?: ContractOrder
}

/** The cost and risk breakdown of a contract order, unrounded. */
export function ContractCosts(props: ContractCostsProps) {
  const { type, leverage, figures, available, unit, currency, priceNote, rules } = props
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const riskRows = useRiskRows(props)
  const noteWith = useNoteWithBefore(props)
  const price = figures?.price ?? props.price
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  const remaining = figures && isDecimal(available) ? subtract(available, figures.total) : undefined
  return (
    <DefinitionList
      lines={[
        {
          label: type === 'limit' ? trade.limitPrice() : trade.marketPrice(),
          value: <Price value={price} decimals={decimalsOf(price, rules.priceScale)} />,
          note: noteWith(priceNote, 'limitPrice'),
        },
        { label: t.quantity(), value: <ExactQuantity value={figures?.quantity} code={unit} /> },
        { label: t.value(), note: noteWith(undefined, 'notional'), value: money(figures?.notional) },
        {
          label: t.margin(),
          note: noteWith(t.marginNote({ leverage: exactly(String(leverage)) }), 'margin'),
          value: money(figures?.margin),
        },
        {
          label: t.openFee(),
          note: noteWith(figures && t.ofValue({ rate: feePercent(figures.feeRate, locale) }), 'fee'),
          value: money(figures?.fee),
        },
        {
          label: t.leaves(),
          note: noteWith(undefined, 'total'),
          value: money(figures?.total),
          isTotal: true,
        },
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

/** A note, and under it what a figure was in the order whose place this one takes. */
function useNoteWithBefore({ before, rules }: ContractCostsProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const exactly = useExactFormat()
  return (
    note: string | undefined,
    name: 'limitPrice' | 'notional' | 'margin' | 'fee' | 'total' | 'liquidationPrice',
  ): ReactNode => {
    if (!before) return note
    const isPrice = name === 'limitPrice' || name === 'liquidationPrice'
    const value = before[name]
    const figure = value === null ? t.never() : exactly(value, isPrice ? rules.priceScale : 2)
    const was = trade.movedFrom({ value: figure })
    return note === undefined ? (
      was
    ) : (
      <>
        {note}
        <br />
        {was}
      </>
    )
  }
}

/** Liquidation price, take profit and stop loss, closing fee, funding, expiry and maximum loss. */
function useRiskRows(props: ContractCostsProps): Definition[] {
  const { figures, rules, currency } = props
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDateFormat()
  const fundingRows = useFundingRows(props)
  const gainText = useGainText(currency)
  const noteWith = useNoteWithBefore(props)
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  if (!figures) return []
  const { liquidationPrice, price } = figures
  const percent = (value: string) => formatPercent(value, { locale })
  return [
    {
      label: t.liquidationPrice(),
      note: noteWith(
        liquidationPrice === null
          ? undefined
          : t.distance({ percent: percent(distancePercent(price, liquidationPrice)) }),
        'liquidationPrice',
      ),
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
      const note = `${gainText(returns, figures!.total)}, ${t.beforeFunding()}`
      rows.push({ label: returnsLabel, note, value: money(returns) })
    }
    return rows
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
