import type { ReactNode } from 'react'
import type { ContractOrder, ContractRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatUnits, parseUnits } from '#src/lib/money/minor-units.ts'
import { notionalOf } from '#src/lib/trading/contract-math.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import { isDecimal, max, roundUp, sign, subtract } from '#src/lib/money/money.ts'
import { shownDifference } from '#src/lib/numbers/agreeing-figures.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import type { Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { distancePercent } from './live-position.ts'
import type { ContractTerms } from './contract-operation.ts'
import { amountsOf, useExactContract } from './contract-amounts.tsx'
import { useGainText } from './use-gain-text.ts'
import type { ContractFigures } from './validate-contract-ticket.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import {
  decimalsOf,
  ExactMoney,
  ExactQuantity,
  ShortMoney,
  useExactFormat,
} from '#src/widgets/format/exact-amount.tsx'
import {
  CostList,
  useShownDecimals,
  useShownTrade,
  type CostLine,
  type OrderCosts,
} from '#src/widgets/ticket/ticket-costs.tsx'

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
  /** On a confirmation: what leaves the balance is large. */
  hasHero?: boolean
  /** The open order whose place it takes: what its figures were is noted. */
  before?: ContractOrder
}

/** The costs and risks of a contract order on its confirmation. */
export function ContractCosts(props: ContractCostsProps) {
  return <CostList {...useContractCosts(props)} hasHero={props.hasHero} />
}

/** The costs and risks of a contract order, in figures that add up. */
export function useContractCosts(props: ContractCostsProps): OrderCosts {
  const { type, leverage, figures, unit, currency, priceNote, rules } = props
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const riskRows = useRiskRows(props)
  const noteWith = useNoteWithBefore(props)
  // Beside the figures of an open order, which have all their digits, so have those that take their place.
  const { before } = props
  const amounts = figures && amountsOf(figures)
  const shownTrade = useShownTrade(amounts, true)
  const shown = before ? amounts : shownTrade
  const remainingRows = useRemainingRows(props, shown?.total)
  const exact = useExactContract(before ? undefined : figures, currency)
  const price = figures?.price ?? props.price
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  return {
    exact,
    lines: [
      {
        label: type === 'limit' ? trade.limitPrice() : trade.marketPrice(),
        value: <Price value={price} decimals={decimalsOf(price, rules.priceScale)} />,
        note: noteWith(priceNote, 'limitPrice'),
      },
      { label: t.quantity(), value: <ExactQuantity value={figures?.quantity} code={unit} /> },
      {
        label: t.value(),
        note: noteWith(undefined, 'notional'),
        value: before ? (
          money(figures?.notional)
        ) : (
          <ShortMoney value={figures?.notional} currency={currency} />
        ),
        isMain: true,
      },
      {
        label: t.margin(),
        note: noteWith(t.marginNote({ leverage: exactly(String(leverage)) }), 'margin'),
        value: money(shown?.cost),
      },
      {
        label: t.openFee(),
        note: noteWith(figures && t.ofValue({ rate: feePercent(figures.feeRate, locale) }), 'fee'),
        value: money(shown?.fee),
        isMain: true,
      },
      {
        label: t.leaves(),
        note: noteWith(undefined, 'total'),
        value: money(shown?.total),
        isTotal: true,
        isHero: true,
      },
      ...remainingRows,
      ...riskRows,
    ],
  }
}

/** What is left of the money, as what there is and what is paid are shown; nothing where there is not enough. */
function useRemainingRows(
  { figures, available, currency, hasHero }: ContractCostsProps,
  shownTotal: string | undefined,
): CostLine[] {
  const t = useMessages('contract')
  const decimals = useShownDecimals()
  if (!figures || shownTotal === undefined || !isDecimal(available)) return []
  const exactRest = subtract(available, figures.total)
  if (sign(exactRest) === -1) return []
  const remaining =
    decimals === undefined ? exactRest : max('0', shownDifference(available, [shownTotal], decimals))
  const value = <ShortMoney value={remaining} currency={currency} isPrivate />
  return [{ label: t.availableAfter(), value, isTotal: hasHero === true }]
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
function useRiskRows(props: ContractCostsProps): CostLine[] {
  const { figures, rules, currency } = props
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDateFormat()
  const fundingRows = useFundingRows(props)
  const tpSlRows = useTpSlRows(props)
  const noteWith = useNoteWithBefore(props)
  const decimals = useShownDecimals()
  const paid = (value: string) => (
    <ExactMoney value={decimals === undefined ? value : roundUp(value, decimals)} currency={currency} />
  )
  if (!figures) return [{ label: t.liquidationPrice(), value: <Price value={undefined} />, isMain: true }]
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
      isMain: true,
    },
    ...tpSlRows,
    {
      label: t.closeFee(),
      note: t.ofValue({ rate: feePercent(figures.closeFeeRate, locale) }),
      value: paid(closeFeeOf(figures, rules)),
    },
    ...fundingRows,
    ...(rules.expiresAt === null
      ? []
      : [{ label: t.expires(), note: t.expiresNote(), value: date(rules.expiresAt, 'moment') }]),
    { label: t.maxLoss(), value: paid(figures.maxLoss), isTotal: true },
  ]
}

/** The take profit and stop loss of the order, and what each brings. */
function useTpSlRows({ figures, rules, currency, tpSl }: ContractCostsProps): Definition[] {
  const t = useMessages('contract')
  const locale = useLanguage()
  const gainText = useGainText(currency)
  if (!figures) return []
  const { price, total } = figures
  const rowsOf = (label: string, at: string | undefined, returnsLabel: string, returns: string | null) => {
    const rows: Definition[] = []
    if (at !== undefined) {
      const note = t.distance({ percent: formatPercent(distancePercent(price, at), { locale }) })
      rows.push({ label, note, value: <Price value={at} decimals={rules.priceScale} /> })
    }
    if (returns !== null) {
      const note = `${gainText(returns, total)}, ${t.beforeFunding()}`
      rows.push({ label: returnsLabel, note, value: <ShortMoney value={returns} currency={currency} /> })
    }
    return rows
  }
  return [
    ...rowsOf(t.takeProfit(), tpSl?.takeProfit, t.atTakeProfit(), figures.takeProfitReturns),
    ...rowsOf(t.stopLoss(), tpSl?.stopLoss, t.atStopLoss(), figures.stopLossReturns),
  ]
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
      value: <ShortMoney value={amount.replace('-', '')} currency={currency} />,
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
