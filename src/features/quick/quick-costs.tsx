import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { sign } from '#src/lib/money/money.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
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

/** The cost of a quick order, and what it returns in each of the three outcomes. */
export function QuickCosts({ direction, figures, price, priceScale, currency }: QuickCostsProps) {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const returnRow = (label: string, returned: string | undefined): Definition => ({
    label,
    value: <ExactMoney value={returned} currency={currency} />,
    note: figures && returned !== undefined && (
      <Net net={netResult(returned, figures.total)} currency={currency} />
    ),
  })
  const feeRows: Definition[] =
    figures && sign(figures.feeRate) !== 0
      ? [
          {
            label: trade.fee(),
            note: t.feeOf({ rate: feePercent(figures.feeRate, locale) }),
            value: <ExactMoney value={figures.fee} currency={currency} />,
          },
        ]
      : []
  return (
    <DefinitionList
      lines={[
        {
          label: t.beginsAt(),
          note: t.beginsAtNote(),
          value: <Price value={price} decimals={decimalsOf(price, priceScale)} />,
        },
        ...feeRows,
        {
          label: t.takenNow(),
          value: <ExactMoney value={figures?.total} currency={currency} />,
          isTotal: true,
        },
        returnRow(direction === 'buy' ? t.ifWonUp() : t.ifWonDown(), figures?.winReturns),
        returnRow(t.ifDrawn(), figures?.drawReturns),
        returnRow(t.ifLost(), figures && '0'),
      ]}
    />
  )
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
  const params = { duration: useDurationFormat()(duration) }
  return (
    <Notice tone="risk" title={t.oddsTitle({ total: `${exactly(figures.total, 2)} ${currency}` })}>
      <div className={styles.odds}>
        <p>{direction === 'buy' ? t.worstUp(params) : t.worstDown(params)}</p>
        <p>{t.odds({ rate: exactly(figures.breakEvenRate, 2) })}</p>
      </div>
    </Notice>
  )
}

/** A profit or loss, signed. */
export function NetAmount({ net, currency }: { net: string; currency: string }) {
  return <ExactAmount value={net} currency={currency} isMoney signed isPrivate={false} />
}
