import type { ReactNode } from 'react'
import type { Trader } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { sharesInPercent } from '#src/lib/numbers/agreeing-figures.ts'
import { formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { Change } from '#src/ui/figures/change.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './follow.module.css'

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={styles.large}>{children}</span>
        {note && <p className={cards.quiet}>{note}</p>}
      </dd>
    </div>
  )
}

/** Return and drawdown, equally prominent, win rate, followers, and their period. */
export function RecordFigures({ trader }: { trader: Pick<Trader, 'record' | 'followers'> }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const date = useDateFormat()
  const { record, followers } = trader
  const count = (value: number) => formatNumber(`${value}`, { locale, decimals: 0 })
  const percent = (value: string | null) => <bdi className="figures">{formatPercent(value, { locale })}</bdi>
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={t.returnRate()}>
          <Change value={record.returnRate} />
        </Figure>
        <Figure label={t.drawdown()}>{percent(record.drawdownRate)}</Figure>
        <Figure
          label={t.winRate()}
          note={t.winsOf({ wins: count(record.wins), trades: count(record.closedTrades) })}
        >
          {percent(winRateOf(record))}
        </Figure>
        <Figure label={t.followers()}>
          <bdi className="figures">{count(followers)}</bdi>
        </Figure>
      </dl>
      <p className={cards.quiet}>
        {t.period({ from: date(record.since, 'day'), to: date(record.until, 'day') })}
      </p>
    </>
  )
}

/** The share of the trades that were won, as it stands beside their counts: it and the share of the others make up 100 percent. */
function winRateOf({ winRate, wins, closedTrades }: Trader['record']): string | null {
  if (winRate === null) return null
  return sharesInPercent([`${wins}`, `${closedTrades - wins}`], 2)[0]!
}
