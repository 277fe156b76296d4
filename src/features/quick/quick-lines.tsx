import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { sign } from '#src/lib/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/price.tsx'
import type { Duration } from '#src/lib/durations.ts'
import { useDurations } from '#src/widgets/durations.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { decimalsOf, ExactMoney, useExactly } from '#src/widgets/ticket/exact.tsx'
import type { QuickDraft } from './quick-draft.ts'
import styles from './quick.module.css'
import { netOf, type QuickFigures } from './read-quick.ts'

export interface QuickLinesProps {
  direction: QuickDraft['direction']
  /** The figures; undefined: the lines stand without any. */
  figures: QuickFigures | undefined
  price: string
  priceScale: number
  currency: string
}

/** What a quick order takes now, and what comes back in each of the three ways in which it can end. */
export function QuickLines({ direction, figures, price, priceScale, currency }: QuickLinesProps) {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const returns = (label: string, returned: string | undefined): Definition => ({
    label,
    value: <ExactMoney value={returned} currency={currency} />,
    note: figures && returned !== undefined && (
      <Net net={netOf(returned, figures.total)} currency={currency} />
    ),
  })
  const feeLine: Definition[] =
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
        ...feeLine,
        {
          label: t.takenNow(),
          value: <ExactMoney value={figures?.total} currency={currency} />,
          isTotal: true,
        },
        returns(direction === 'buy' ? t.ifWonUp() : t.ifWonDown(), figures?.winReturns),
        returns(t.ifDrawn(), figures?.drawReturns),
        returns(t.ifLost(), figures && '0'),
      ]}
    />
  )
}

function Net({ net, currency }: { net: string; currency: string }) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const shown = `${sign(net) === 1 ? '+' : ''}${formatNumber(net, { locale, decimals: decimalsOf(net, 2) })}`
  return <bdi>{t.comesBack({ net: `${shown} ${currency}` })}</bdi>
}

export interface OddsProps extends Pick<QuickLinesProps, 'direction' | 'currency'> {
  figures: QuickFigures
  duration: Duration
}

/** The worst case and the odds, in figures and in words; before the button and again before the order. */
export function Odds({ direction, figures, currency, duration }: OddsProps) {
  const t = useMessages('quick')
  const exactly = useExactly()
  const words = { duration: useDurations()(duration) }
  return (
    <Notice tone="risk" title={t.oddsTitle({ total: `${exactly(figures.total, 2)} ${currency}` })}>
      <div className={styles.odds}>
        <p>{direction === 'buy' ? t.worstUp(words) : t.worstDown(words)}</p>
        <p>{t.odds({ rate: exactly(figures.breakEvenRate, 2) })}</p>
      </div>
    </Notice>
  )
}

/** A gain or a loss, with its sign. */
export function NetAmount({ net, currency }: { net: string; currency: string }) {
  return <Amount value={net} currency={currency} decimals={decimalsOf(net, 2)} signed isPrivate={false} />
}
