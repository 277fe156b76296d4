import type { Activity } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import styles from '#src/widgets/cards.module.css'
import { TimeZoneNote } from '#src/widgets/clock-note.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import { useActivityState } from './activity-state.ts'

/** When an activity takes place, what it gives, and how one stands in it. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const t = useMessages('activity')
  const locale = useLanguage()
  const date = useDates()
  const state = useActivityState(activity)
  const { startsAt, joinUntil, endsAt, prizes, participants, currencyName: currency } = activity
  const { state: stage, myForecast, myRank, closePrice } = activity
  const count = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const lines: (Definition | false)[] = [
    stage === 'upcoming' && { label: t.joinFrom(), value: date(startsAt, 'minute') },
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
    stage === 'ended' && myForecast === null && { label: t.myForecast(), value: t.notJoined() },
    myRank !== null && { label: t.myRank(), value: count(myRank) },
  ]
  return (
    <div className={styles.card}>
      <div>
        <span className={styles.mark} data-tone={activity.isOpen ? 'accent' : undefined}>
          {state}
        </span>
      </div>
      <DefinitionList lines={lines.filter(line => line !== false)} />
      <TimeZoneNote />
    </div>
  )
}
