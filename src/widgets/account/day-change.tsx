import type { ReactNode } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import type { DayChange as DayChangeData, DayChangeLine } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, compare, negate, sign, subtract, sum } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { localDay } from '#src/lib/time/local-days.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Age } from '#src/ui/figures/age.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { decimalsOf } from '../format/exact-amount.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { PrivateChange } from './private-change.tsx'
import styles from './day-change.module.css'
import { useDayChange } from './use-day-change.ts'
import { accountStaleAfter, refreshInterval } from './use-account-summary.ts'

const MONEY_DECIMALS = 2

/** The change of the day from the value at its start to the value now, line by line; each opens its entries [U2]. */
export function DayChange() {
  const { data, dataUpdatedAt, isError, refetch } = useDayChange(refreshInterval)
  const day = dataOf(data)
  if (!day) return <QueryFallback isFailed={isError} onRetry={refetch} rows={5} />
  return <Lines day={day} time={dataUpdatedAt} />
}

/** Whether the figures add up, as the specification promises: the back end need not be trusted. */
function addsUp({ startValue, paidIn, paidOut, change, endValue, lines }: DayChangeData): boolean {
  const total = subtract(add(add(startValue, paidIn), change), paidOut)
  return compare(total, endValue) === 0 && compare(sum(lines.map(line => line.value)), change) === 0
}

/**
 * The decimals that every figure of the statement is shown with: as many as the longest has, so that they stand below each other and the
 * lines add up as shown, and at least those of money.
 */
function decimalsOfDay({ startValue, paidIn, paidOut, change, endValue, lines }: DayChangeData): number {
  const figures = [startValue, paidIn, paidOut, change, endValue, ...lines.map(({ value }) => value)]
  return Math.max(...figures.map(value => decimalsOf(value, MONEY_DECIMALS)))
}

function Lines({ day, time }: { day: DayChangeData; time: number }) {
  const t = useMessages('wallet')
  const date = useDateFormat()
  const from = localDay(day.dayStart)
  const decimals = decimalsOfDay(day)
  const money = (value: string) => <Amount value={value} decimals={decimals} currency="USDT" />
  const entries = (filter: Record<string, string>) => pathTo(PATHS.ledgerEntries, { ...filter, from })
  return (
    <div className={styles.day}>
      {!addsUp(day) && <Notice tone="danger">{t.dayWrong()}</Notice>}
      <dl className={styles.lines}>
        <Line label={t.dayStart({ time: date(day.dayStart, 'time') })} value={money(day.startValue)} />
        {sign(day.paidIn) !== 0 && <Line label={t.paidIn()} to={entries({})} value={money(day.paidIn)} />}
        {sign(day.paidOut) !== 0 && (
          <Line label={t.paidOut()} to={entries({})} value={money(negate(day.paidOut))} />
        )}
        {day.lines.map(line => (
          <SourceLine key={`${line.kind} ${line.assetName}`} line={line} from={from} decimals={decimals} />
        ))}
        <Line isTotal label={t.dayTitle()} value={<PrivateChange value={day.change} decimals={decimals} />} />
        <Line
          isTotal
          label={
            <>
              {t.dayNow()} <Age time={time} staleAfter={accountStaleAfter} />
            </>
          }
          value={money(day.endValue)}
        />
      </dl>
      <p className={styles.note}>{t.dayNote()}</p>
    </div>
  )
}

interface SourceLineProps {
  line: DayChangeLine
  from: string
  decimals: number
}

function SourceLine({ line, from, decimals }: SourceLineProps) {
  const t = useMessages('wallet')
  const names: Record<DayChangeLine['kind'], string> = {
    holding: line.assetName ?? '',
    currency: line.assetName ?? '',
    contracts: t.dayContracts(),
    quick: t.dayQuick(),
    fees: t.dayFees(),
    earnings: t.dayEarnings(),
    awards: t.dayAwards(),
    loans: t.dayLoans(),
    adjustments: t.dayAdjustments(),
  }
  return (
    <Line
      label={names[line.kind]}
      to={sourcePath(line, from)}
      value={<PrivateChange value={line.value} decimals={decimals} />}
    />
  )
}

/** The entries of a line, or for contracts the positions. */
function sourcePath({ kind, productId, currencyId }: DayChangeLine, from: string): string {
  if (kind === 'contracts') return PATHS.contractPositions
  const filters: Partial<Record<DayChangeLine['kind'], Record<string, string>>> = {
    holding: { asset: `p${productId}` },
    currency: { asset: `c${currencyId}` },
    fees: { type: 'fee' },
    awards: { type: 'award' },
  }
  return pathTo(PATHS.ledgerEntries, { ...filters[kind], from })
}

interface LineProps {
  label: ReactNode
  value: ReactNode
  to?: string
  isTotal?: boolean
}

function Line({ label, value, to, isTotal = false }: LineProps) {
  return (
    <div className={styles.line} data-total={isTotal}>
      <dt>
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className={styles.source ?? ''}>
            {label}
          </Link>
        )}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
