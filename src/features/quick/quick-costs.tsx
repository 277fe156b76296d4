import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { compare, isDecimal, sign, truncate } from '#src/lib/money/money.ts'
import { shownTrade } from '#src/lib/numbers/agreeing-figures.ts'
import type { Definition } from '#src/ui/list.tsx'
import {
  CostList,
  useShownDecimals,
  type CostLine,
  type OrderCosts,
} from '#src/widgets/ticket/ticket-costs.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import type { Duration } from '#src/lib/time/durations.ts'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import type { QuickDraft } from './quick-draft.ts'
import styles from './quick.module.css'
import { netResult, type QuickFigures } from './validate-quick-ticket.ts'
import { decimalsOf, ExactAmount, ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface QuickCostsProps {
  direction: QuickDraft['direction']
  /** The figures; undefined: the rows are shown without figures. */
  figures: QuickFigures | undefined
  price: string
  priceScale: number
  currency: string
}

/** The cost of a quick order, and what it returns in each of the three outcomes, on its confirmation. */
export function QuickCosts(props: QuickCostsProps) {
  return <CostList {...useQuickCosts(props)} hasHero />
}

/** The cost of a quick order, and what it returns in each of the three outcomes, in figures that add up. */
export function useQuickCosts({
  direction,
  figures,
  price,
  priceScale,
  currency,
}: QuickCostsProps): OrderCosts {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const shown = useShownQuick(figures)
  const exact = useExactQuick(figures, currency)
  const money = (value: string | undefined) => <ExactMoney value={value} currency={currency} />
  const returnRow = (label: string, returned: string | undefined): CostLine => ({
    label,
    value: money(returned),
    note: shown && returned !== undefined && (
      <Net net={netResult(returned, shown.total)} currency={currency} />
    ),
  })
  const feeRows: CostLine[] =
    figures && sign(figures.feeRate) !== 0
      ? [
          {
            label: trade.fee(),
            note: t.feeOf({ rate: feePercent(figures.feeRate, locale) }),
            value: money(shown?.fee),
          },
        ]
      : []
  const lines: CostLine[] = [
    {
      label: t.beginsAt(),
      note: t.beginsAtNote(),
      value: <Price value={price} decimals={decimalsOf(price, priceScale)} />,
    },
    ...feeRows,
    { label: t.takenNow(), value: money(shown?.total), isTotal: true, isMain: true, isHero: true },
    {
      ...returnRow(direction === 'buy' ? t.ifWonUp() : t.ifWonDown(), shown?.winReturns),
      isMain: true,
    },
    returnRow(t.ifDrawn(), shown?.drawReturns),
    { ...returnRow(t.ifLost(), figures && '0'), isMain: true },
  ]
  return { lines, exact }
}

/** The amounts of a quick order. */
export type QuickOrderAmounts = Pick<
  QuickFigures,
  'stake' | 'fee' | 'total' | 'winReturns' | 'drawReturns'
> & {
  /** What came back; none while it is open. */
  returned?: string | null
}

/**
 * The amounts as they are shown beside each other: what is paid rounded up, what comes back truncated, unless it is all
 * that was paid.
 */
export function useShownQuick<Amounts extends QuickOrderAmounts>(
  amounts: Amounts | undefined,
): QuickOrderAmounts | undefined {
  const decimals = useShownDecimals()
  if (!amounts || decimals === undefined) return amounts
  const { stake, fee, total } = amounts
  const { cost, ...paid } = shownTrade({ cost: stake, fee, total }, true, decimals)
  const back = (value: string) => (compare(value, total) === 0 ? paid.total : truncate(value, decimals))
  const { winReturns, drawReturns, returned } = amounts
  return {
    ...paid,
    stake: cost,
    winReturns: back(winReturns),
    drawReturns: back(drawReturns),
    ...(isDecimal(returned) && { returned: back(returned) }),
  }
}

/** The amounts with all their digits, where those shown have fewer: a stake has two, a fee may have more. */
export function useExactQuick(
  amounts: QuickOrderAmounts | undefined,
  currency: string,
  isPrivate = false,
): Definition[] {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const decimals = useShownDecimals()
  if (!amounts || decimals === undefined || decimalsOf(amounts.fee) <= decimals) return []
  const money = (label: string, name: keyof QuickOrderAmounts) => ({
    label,
    value: <ExactMoney value={amounts[name]} currency={currency} isPrivate={isPrivate} />,
  })
  return [
    money(t.stake(), 'stake'),
    money(trade.fee(), 'fee'),
    money(t.takenNow(), 'total'),
    isDecimal(amounts.returned) ? money(t.returned(), 'returned') : money(t.ifDrawn(), 'drawReturns'),
  ]
}

function Net({ net, currency }: { net: string; currency: string }) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const netText = `${sign(net) === 1 ? '+' : ''}${formatNumber(net, { locale, decimals: decimalsOf(net, 2) })}`
  return <bdi>{t.comesBack({ net: `${netText} ${currency}` })}</bdi>
}

export interface OddsProps extends Pick<QuickCostsProps, 'direction' | 'currency'> {
  figures: QuickFigures
  duration: Duration
}

/** The worst case and the break-even rate; shown on the ticket and on the confirmation sheet. */
export function Odds({ direction, figures, currency, duration }: OddsProps) {
  const t = useMessages('quick')
  const exactly = useExactFormat()
  const shown = useShownQuick(figures)
  const params = { duration: useDurationFormat()(duration) }
  return (
    <Notice tone="risk" title={t.oddsTitle({ total: `${exactly(shown!.total, 2)} ${currency}` })}>
      <div className={styles.odds}>
        <p>{direction === 'buy' ? t.worstUp(params) : t.worstDown(params)}</p>
        <p>{t.odds({ rate: exactly(figures.breakEvenRate, 2) })}</p>
      </div>
    </Notice>
  )
}

/** The profit or loss of a settled order, signed: what came back less what was paid, as both are shown. */
export function NetAmount({ order, currency }: { order: QuickOrderAmounts; currency: string }) {
  const { returned, total } = useShownQuick(order)!
  const net = netResult(returned ?? '0', total)
  return (
    <span className={styles.net} data-standing={sign(net)}>
      <ExactAmount value={net} currency={currency} isMoney signed isPrivate={false} />
    </span>
  )
}
