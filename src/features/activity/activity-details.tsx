import type { Activity } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { TimeZoneNote } from '#src/widgets/settings/time-zone-notes.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useActivityStateLabel } from './use-activity-state.ts'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

/** The dates and prizes of an activity, and the own forecast and rank. */
export function ActivityDetails({ activity }: { activity: Activity }) {
  const t = useMessages('activity')
  const locale = useLanguage()
  const date = useDateFormat()
  const state = useActivityStateLabel(activity)
  const { startsAt, joinUntil, endsAt, prizes, participants, currencyName: currency } = activity
  const { state: phase, myForecast, myRank, closePrice } = activity
  const count = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const rows: (Definition | false)[] = [
    phase === 'upcoming' && { label: t.joinFrom(), value: date(startsAt, 'minute') },
    { label: t.joinUntil(), value: date(joinUntil, 'minute') },
    { label: t.decidedAt(), value: date(endsAt, 'minute') },
    ...prizes.map(({ rank, amount }) => ({
      label: t.prizePlace({ rank: count(rank) }),
      value: <ExactMoney value={amount} currency={currency} />,
    })),
    { label: t.participants(), value: count(participants) },
    closePrice !== null && {
      label: t.closePrice(),
      value: <ExactMoney value={closePrice} currency={currency} />,
    },
    myForecast !== null && {
      label: t.myForecast(),
      value: <ExactMoney value={myForecast} currency={currency} />,
    },
    phase === 'ended' && myForecast === null && { label: t.myForecast(), value: t.notJoined() },
    myRank !== null && { label: t.myRank(), value: count(myRank) },
  ]
  return (
    <div className={styles.card}>
      <div>
        <span className={styles.mark} data-tone={activity.isOpen ? 'accent' : undefined}>
          {state}
        </span>
      </div>
      <DefinitionList lines={rows.filter(row => row !== false)} />
      <TimeZoneNote />
    </div>
  )
}
