import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import type { EquityCurve, EquityRange } from '#models'
import { useGetEquityCurve } from '#src/api/generated/wallet/wallet.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money/money.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { useFigureSettings, useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { Section } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { InOwnCurrency } from '#src/widgets/account/worth-note.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { Returns } from './returns.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { EquityChart } from './equity-chart.tsx'
import styles from './equity.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** Leads to the realized gains of each tax year. */
function GainsLink() {
  const t = useMessages('wallet')
  return (
    <div>
      <ButtonLink kind="plain" icon="receipt" to={PATHS.realisedGains}>
        {t.realisedGains()}
      </ButtonLink>
    </div>
  )
}

/** ms between refetches: only the last point changes within the hour. */
const pollInterval = 60_000

/** The equity of the account over time, as a chart and as a table. */
export function Equity() {
  const t = useMessages('wallet')
  const [range, setRange] = useState<EquityRange>('month')
  const { data, isError, isPlaceholderData, refetch } = useGetEquityCurve(
    { range },
    { query: { refetchInterval: pollInterval, placeholderData: before => before, meta: { quiet: true } } },
  )
  const curve = dataOf(data)
  return (
    <Section title={t.equity()} aside={<InOwnCurrency />}>
      <Segmented
        label={t.range()}
        value={range}
        onChange={setRange}
        items={[
          { id: 'day', label: t.rangeDay() },
          { id: 'week', label: t.rangeWeek() },
          { id: 'month', label: t.rangeMonth() },
          { id: 'year', label: t.rangeYear() },
          { id: 'all', label: t.rangeAll() },
        ]}
      />
      {curve ? (
        <div className={styles.curve} data-old={isPlaceholderData}>
          <Curve curve={curve} />
          {curve.returns && <Returns {...curve} returns={curve.returns} />}
        </div>
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<Skeleton height={200} />} />
      )}
      <CalendarButton />
      <GainsLink />
    </Section>
  )
}

function Curve({ curve: { points } }: { curve: EquityCurve }) {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  const { hideFigures } = useFigureSettings()
  const hidesShape = useHidesPercent()
  const date = useDateFormat()
  const values = points.map(point => point.equity).toSorted(compare)
  const [low = '0', high = '0'] = [values[0], values.at(-1)]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  if (hidesShape) return <p className={styles.covered}>{t.equityHidden()}</p>
  const boundLabel = (value: string) => <Amount value={value} decimals={decimals} size="label" />
  return (
    <figure className={styles.figure}>
      <p className={styles.bounds}>{boundLabel(high)}</p>
      <EquityChart points={points} />
      <p className={styles.bounds}>{boundLabel(low)}</p>
      <figcaption className={styles.times}>
        <bdi>{date(first.time, 'moment')}</bdi>
        <bdi>{date(last.time, 'moment')}</bdi>
      </figcaption>
      <p className={styles.note}>{t.equityNote()}</p>
      {!hideFigures && <EquityTable points={points} />}
    </figure>
  )
}

/** All points of the chart, newest first. */
function EquityTable({ points }: Pick<EquityCurve, 'points'>) {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  const date = useDateFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.table} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t.equityTable()}</summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.equityTime()}</th>
              <th scope="col">{t.equityValue({ currency: 'USDT' })}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ time, equity }) => (
              <tr key={time}>
                <th scope="row">{date(time, 'moment')}</th>
                <td>
                  <Amount value={equity} decimals={decimals} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
