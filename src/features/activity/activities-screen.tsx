import { useSearchParams } from 'react-router-dom'
import {
  getListActivitiesInfiniteQueryKey,
  useListActivitiesInfinite,
} from '#src/api/generated/activity/activity.ts'
import { ActivityState, type Activity } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { Row } from '#src/ui/list.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { useActivityStateLabel } from './use-activity-state.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'

const states = Object.values(ActivityState)

/** The route /pages/activity/index: activities, filtered by state. */
export default function ActivitiesScreen() {
  const t = useMessages('activity')
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const [query, setQuery] = useSearchParams()
  const state = states.find(each => each === query.get('state'))
  const params = { ...firstPage, ...(state === undefined ? {} : { state }) }
  const labels = { upcoming: t.upcoming(), running: t.running(), ended: t.ended() }
  const activities = useListActivitiesInfinite(params, {
    // The answer depends on the language and on the account.
    query: { queryKey: [...getListActivitiesInfiniteQueryKey(params), locale, isSignedIn] },
  })
  const pages = usePages(activities, activity => activity.id)
  return (
    <MoneyScreen title={t.title()}>
      <ChipGroup label={t.state()}>
        <Chip selected={state === undefined} onPress={() => setQuery({}, { replace: true })}>
          {t.all()}
        </Chip>
        {states.map(each => (
          <Chip
            key={each}
            selected={each === state}
            onPress={() => setQuery({ state: each }, { replace: true })}
          >
            {labels[each]}
          </Chip>
        ))}
      </ChipGroup>
      <PagedList
        pages={pages}
        label={t.title()}
        empty={{ title: t.none(), text: t.noneText() }}
        renderRow={activity => <ActivityRow key={activity.id} activity={activity} />}
      />
    </MoneyScreen>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const t = useMessages('activity')
  const date = useDateFormat()
  const state = useActivityStateLabel(activity)
  const { id, title, startsAt, endsAt } = activity
  return (
    <Row
      to={pathTo(PATHS.activityDetail, { id })}
      title={<bdi>{title}</bdi>}
      subtitle={
        <>
          <bdi>{`${date(startsAt, 'day')} – ${date(endsAt, 'day')}`}</bdi>
          {activity.myForecast !== null && ` · ${t.takingPart()}`}
        </>
      }
      end={
        <span className={styles.mark} data-tone={activity.isOpen ? 'accent' : undefined}>
          {state}
        </span>
      }
    />
  )
}
