import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { getGetActivityQueryKey, useGetActivity } from '#src/api/generated/activity/activity.ts'
import type { Activity, ActivityDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { RichText } from '#src/widgets/rich-text/rich-text.tsx'
import { ActivityDetails } from './activity-details.tsx'
import { JoinForm } from './join-form.tsx'
import { Results } from './results.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/activity/detail?id=…: an activity with its rules, the join form and the results. */
export default function ActivityScreen() {
  const t = useMessages('activity')
  const [query] = useSearchParams()
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const id = Number(query.get('id'))
  const isValidId = Number.isSafeInteger(id) && id >= 1
  const activity = useGetActivity(
    { id },
    {
      // The answer depends on the language and on the account.
      query: {
        enabled: isValidId,
        meta: { catch: true, quiet: true },
        queryKey: [...getGetActivityQueryKey({ id }), locale, isSignedIn],
      },
    },
  )
  const detail = dataOf(activity.data)
  const isUnknown = !isValidId || (activity.error instanceof ApiError && activity.error.code === 460)
  return (
    <MoneyScreen title={t.title()}>
      {isUnknown ? (
        <UnknownActivity />
      ) : detail ? (
        <Detail detail={detail} />
      ) : (
        <QueryFallback isFailed={activity.isError} onRetry={activity.refetch} rows={4} />
      )}
    </MoneyScreen>
  )
}

function UnknownActivity() {
  const t = useMessages('activity')
  return (
    <EmptyState
      icon="search"
      title={t.unknown()}
      action={
        <ButtonLink kind="quiet" to={PATHS.activities}>
          {t.toList()}
        </ButtonLink>
      }
    />
  )
}

function Detail({ detail }: { detail: ActivityDetail }) {
  const t = useMessages('activity')
  const { content } = detail
  const [joined, setJoined] = useState<Activity>()
  // Until the query has been refetched, so that the button cannot be pressed twice.
  const activity = detail.activity.myForecast === null && joined ? joined : detail.activity
  return (
    <>
      <div>
        <h2 className={styles.name}>{activity.title}</h2>
        <p className={styles.quiet}>{activity.summary}</p>
      </div>
      <ActivityDetails activity={activity} />
      <Section title={t.rules()}>
        <div className={styles.body}>
          <RichText html={content} />
        </div>
      </Section>
      {activity.isOpen && activity.myForecast === null && (
        <JoinSection detail={detail} onJoined={setJoined} />
      )}
      {activity.state === 'ended' && <Results activity={activity} />}
    </>
  )
}

interface JoinSectionProps {
  detail: ActivityDetail
  onJoined: (activity: Activity) => void
}

function JoinSection({ detail, onJoined }: JoinSectionProps) {
  const t = useMessages('activity')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  return (
    <Section title={t.joinTitle()}>
      <div className={styles.body}>
        {isSignedIn ? (
          <JoinForm detail={detail} onJoined={onJoined} />
        ) : (
          <ButtonLink block to={signInPath(pathname + search)}>
            {t.signIn()}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}
