import type { EquityCurve, EquityReturns } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, sign, truncate } from '#src/lib/money/money.ts'
import { shownDifference } from '#src/lib/numbers/agreeing-figures.ts'
import { NO_VALUE } from '#src/lib/numbers/format-number.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import styles from './equity.module.css'

/** What the account made of its money over the chosen range, without what was paid in or out. */
export function Returns({
  returns,
  points,
  range,
}: Pick<EquityCurve, 'points' | 'range'> & { returns: EquityReturns }) {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  const { paidIn, paidOut, timeWeighted, moneyWeighted, drawdown } = returns
  // A fall between two points of the curve is not seen.
  const isHourly = range === 'day' || range === 'week'
  const change = useShownChange(returns, points)
  // A result below a cent may be shown as zero or as its opposite, which its percentage would deny.
  const isDenied = (value: string) => sign(value) === sign(returns.change) && sign(value) !== sign(change)
  const percent = (value: string | null) =>
    value === null || isDenied(value) ? NO_VALUE : <PrivateChange value={value} />
  const figures = [
    [t.rangeResult(), <PrivateChange key="result" value={change} decimals={decimals} />],
    [t.timeWeighted(), percent(timeWeighted)],
    [t.moneyWeighted(), percent(moneyWeighted)],
    [isHourly ? t.drawdownHourly() : t.drawdownDaily(), <PrivateChange key="drawdown" value={drawdown} />],
    [t.paidIn(), <Amount key="in" value={paidIn} decimals={decimals} />],
    [t.paidOut(), <Amount key="out" value={paidOut} decimals={decimals} />],
  ] as const
  return (
    <>
      <dl className={styles.returns}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.table}>
        <summary>{t.returnsHow()}</summary>
        <p className={styles.note}>{t.returnsNote()}</p>
      </details>
    </>
  )
}

/** The change as it follows from the values at both ends and from what was paid, as those are shown. */
function useShownChange({ change, paidIn, paidOut }: EquityReturns, points: EquityCurve['points']): string {
  const { decimals } = useSite()
  const { thousandsAsIs } = useFigureSettings()
  const [first, last] = [points[0]?.equity, points.at(-1)?.equity]
  if (thousandsAsIs || first === undefined || last === undefined) return change
  return add(shownDifference(last, [first, paidIn], decimals), truncate(paidOut, decimals))
}
