/** What a contract order risks, and what comes after it was filled, in rows of its costs. */
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatMoney, parseMoney, parsePrice, parseQuantity, parseRate } from '#src/lib/money/minor-units.ts'
import { notionalOf } from '#src/lib/trading/contract-math.ts'
import { applyRate } from '#src/lib/trading/fees.ts'
import { roundUp, sign } from '#src/lib/money/money.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import type { ContractRules } from '#models'
import type { Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { distancePercent } from './live-position.ts'
import type { ContractCostsProps } from './contract-costs.tsx'
import { useGainText } from './use-gain-text.ts'
import type { ContractFigures } from './validate-contract-ticket.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { ExactMoney, ShortMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { useShownDecimals, type CostLine } from '#src/widgets/ticket/ticket-costs.tsx'

/** A note, and under it what a figure was in the order whose place this one takes. */
export function useNoteWithBefore({ before, rules }: ContractCostsProps) {
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
export function useRiskRows(props: ContractCostsProps): CostLine[] {
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
  if (!figures)
    return [t.liquidationPrice(), t.maxLoss()].map(label => ({
      label,
      value: <Price value={undefined} />,
      isMain: true,
    }))
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
    { label: t.maxLoss(), value: paid(figures.maxLoss), isTotal: true, isMain: true },
  ]
}

/** The take profit and stop loss of the order, and what each brings. */
function useTpSlRows({ figures, rules, currency, tpSl }: ContractCostsProps): Definition[] {
  const t = useMessages('contract')
  const common = useMessages('common')
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
      const note = common.listed({ first: gainText(returns, total), second: t.beforeFunding() })
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
  const common = useMessages('common')
  const locale = useLanguage()
  const date = useDateFormat()
  const exactly = useExactFormat()
  const { funding } = rules
  if (!funding || !figures) return []
  const isPaying = sign(funding.rate) === (direction === 'long' ? 1 : -1)
  const amount = formatMoney(applyRate(parseMoney(figures.notional), parseRate(funding.rate)))
  const hours = exactly(String(funding.interval / HOUR))
  const rate = feePercent(funding.rate.replace('-', ''), locale)
  return [
    {
      label: t.funding(),
      note: common.listed({
        first: t.fundingNote({ rate, time: date(funding.nextAt, 'time'), hours }),
        second: isPaying ? t.fundingPays() : t.fundingGets(),
      }),
      value: <ShortMoney value={amount.replace('-', '')} currency={currency} />,
    },
  ]
}

/** The fee for closing all of it at the entry price. */
function closeFeeOf(
  { price, quantity, closeFeeRate }: ContractFigures,
  { pointValue }: ContractRules,
): string {
  const notional = notionalOf(parsePrice(price), parseQuantity(quantity), parseRate(pointValue))
  return formatMoney(applyRate(notional, parseRate(closeFeeRate)))
}
