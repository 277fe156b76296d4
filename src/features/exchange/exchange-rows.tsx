import type { Exchange, ExchangePreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { shortRate } from '#src/widgets/exchange/short-rate.ts'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

type Figures = Pick<
  ExchangePreview & Exchange,
  | 'fromCurrencyName'
  | 'toCurrencyName'
  | 'marketRate'
  | 'spreadRate'
  | 'rate'
  | 'gross'
  | 'feeRate'
  | 'fee'
  | 'received'
>

export interface ExchangeRowsProps {
  figures: Figures
  /** A preview: the amount received is a minimum. */
  isPreview?: boolean
  /** All decimals of the rates, so that they can be recomputed. */
  isExact?: boolean
  before?: readonly Definition[]
  after?: readonly Definition[]
}

/** The figures of an exchange row by row: market rate, spread, fee, amount received. */
export function ExchangeRows({
  figures,
  isPreview: isOffer = false,
  isExact = false,
  before = [],
  after = [],
}: ExchangeRowsProps) {
  const t = useMessages('exchange')
  const locale = useLanguage()
  const {
    fromCurrencyName: from,
    toCurrencyName: to,
    marketRate,
    spreadRate,
    rate,
    gross,
    fee,
    feeRate,
  } = figures
  const money = (value: string) => <ExactAmount value={value} currency={to} isPrivate={!isOffer} />
  const price = (value: string) => (
    <ExactAmount value={isExact ? value : shortRate(value)} currency={to} isPrivate={false} />
  )
  return (
    <DefinitionList
      lines={[
        ...before,
        { label: t.marketRate({ from }), value: price(marketRate) },
        {
          label: t.rate({ from }),
          value: price(rate),
          note: t.spreadNote({ rate: feePercent(spreadRate, locale) }),
        },
        { label: t.beforeFee(), value: money(gross) },
        { label: t.fee(), value: money(fee), note: t.feeNote({ rate: feePercent(feeRate, locale) }) },
        {
          label: isOffer ? t.receiveAtLeast() : t.received(),
          value: money(figures.received),
          ...(isOffer ? { note: t.atLeastNote() } : {}),
          isTotal: true,
        },
        ...after,
      ]}
    />
  )
}
