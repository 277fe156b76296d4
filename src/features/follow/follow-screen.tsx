import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { RiskNotice } from '#src/widgets/notes/risk-notice.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import styles from './follow.module.css'
import { CopyList } from './copy-list.tsx'
import { FollowList } from './follow-list.tsx'
import { TraderList } from './trader-list.tsx'
import { TraderProfile } from './trader-profile.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'

const views = ['traders', 'mine', 'copies'] as const
type View = (typeof views)[number]

/** Copy trading: traders, own follows and copied trades; `?trader=` shows one trader. */
export default function FollowScreen() {
  const t = useMessages('follow')
  const [query] = useSearchParams()
  const traderId = query.get('trader')
  return (
    <MoneyScreen title={t.title()}>
      {traderId ? <TraderProfile key={traderId} id={traderId} /> : <Views />}
    </MoneyScreen>
  )
}

function Views() {
  const t = useMessages('follow')
  const [query, setQuery] = useSearchParams()
  const view = views.find(each => each === query.get('view')) ?? 'traders'
  const labels: Record<View, string> = { traders: t.traders(), mine: t.mine(), copies: t.copies() }
  return (
    <>
      <Tabs
        label={t.view()}
        items={views.map(id => ({ id, label: labels[id] }))}
        value={view}
        onChange={next => setQuery(next === 'traders' ? {} : { view: next }, { replace: true })}
      />
      <TabPanel label={labels[view]}>
        {view === 'traders' && (
          <>
            <RiskNotice name="follow" title={t.riskTitle()}>
              <p className={styles.first}>{t.explained()}</p>
              <p>{t.free()}</p>
            </RiskNotice>
            <TraderList />
          </>
        )}
        {view === 'mine' && (
          <MembersOnly view={view}>
            <FollowList />
          </MembersOnly>
        )}
        {view === 'copies' && (
          <MembersOnly view={view}>
            <CopyList />
          </MembersOnly>
        )}
      </TabPanel>
    </>
  )
}

/** Asks guests to sign in, and returns here afterwards (R1.4). */
function MembersOnly({ view, children }: { view: View; children: ReactNode }) {
  const t = useMessages('follow')
  if (useIsSignedIn()) return children
  return (
    <EmptyState
      icon="me"
      title={t.noFollows()}
      action={
        <ButtonLink to={signInPath(pathTo(PATHS.followOrder, { view }))}>{t.signInToFollow()}</ButtonLink>
      }
    />
  )
}
