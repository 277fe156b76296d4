import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetActivity } from '#src/api/generated/activity/activity.ts'
import type { Activity, ActivityDetail } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { Screen, Section } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '#src/ui/states.tsx'
import styles from '#src/widgets/cards.module.css'
import { useSite } from '#src/widgets/page-blocks/use-site.ts'
import { RichText } from '#src/widgets/rich-text/rich-text.tsx'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'
import { ActivityFacts } from './activity-facts.tsx'
import { JoinForm } from './join-form.tsx'
import { Results } from './results.tsx'

/** What joining changes. */
const lists = ['/api/activity/list', '/api/activity/detail']

/** The route /pages/activity/detail: one activity with its rules, the way to join, and its results; `?id=` says which. */
export default function ActivityPage() {
  const t = useMessages('activity')
  const { isSandbox } = useSite()
  const [query] = useSearchParams()
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const id = Number(query.get('id'))
  const isPossible = Number.isSafeInteger(id) && id >= 1
  const activity = useGetActivity(
    { id },
    {
      // In the reader's language, and with what the account itself has forecast.
      query: {
        enabled: isPossible,
        meta: { quiet: true },
        queryKey: ['/api/activity/detail', id, locale, isSignedIn],
      },
      request: { catch: true },
    },
  )
  const detail = dataOf(activity.data)
  const isUnknown = !isPossible || (activity.error instanceof ApiError && activity.error.code === 460)
  return (
    <Screen title={t.title()}>
      <div className={styles.page}>
        {isSandbox && (
          <div>
            <SandboxBadge />
          </div>
        )}
        {isUnknown ? (
          <Unknown />
        ) : detail ? (
          <Detail detail={detail} />
        ) : activity.isError ? (
          <ErrorState onRetry={activity.refetch} />
        ) : (
          <SkeletonRows count={4} />
        )}
      </div>
    </Screen>
  )
}

function Unknown() {
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
  // At once, and not only when the page has come again: in between the button could be pressed once more.
  const activity = detail.activity.myForecast === null && joined ? joined : detail.activity
  return (
    <>
      <div>
        <h2 className={styles.name}>{activity.title}</h2>
        <p className={styles.quiet}>{activity.summary}</p>
      </div>
      <ActivityFacts activity={activity} />
      <Section title={t.rules()}>
        <div className={styles.body}>
          <RichText html={content} />
        </div>
      </Section>
      {activity.isOpen && activity.myForecast === null && <Joining detail={detail} onJoined={setJoined} />}
      {activity.state === 'ended' && <Results activity={activity} />}
    </>
  )
}

interface JoiningProps {
  detail: ActivityDetail
  onJoined: (activity: Activity) => void
}

function Joining({ detail, onJoined }: JoiningProps) {
  const t = useMessages('activity')
  const client = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  return (
    <Section title={t.joinTitle()}>
      <div className={styles.body}>
        {isSignedIn ? (
          <JoinForm
            detail={detail}
            onJoined={joined => {
              onJoined(joined)
              void refreshAccount(client, lists)
            }}
          />
        ) : (
          <ButtonLink block to={signInPath(pathname + search)}>
            {t.signIn()}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}
