import { useSearchParams } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SignInPrompt } from '#src/widgets/account/sign-in-prompt.tsx'
import { TaskList } from './task-list.tsx'
import { VoucherList } from './voucher-list.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'

/** The route /pages/user/welfare: tasks with their rewards, and own vouchers; guests see the tasks only (R1.4). */
export default function WelfareScreen() {
  const t = useMessages('reward')
  const isSignedIn = useIsSignedIn()
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'vouchers' ? 'vouchers' : 'tasks'
  return (
    <MoneyScreen title={t.welfareTitle()}>
      <Tabs
        label={t.view()}
        items={[
          { id: 'tasks', label: t.tasks() },
          { id: 'vouchers', label: t.vouchers() },
        ]}
        value={view}
        onChange={next => setQuery(next === 'tasks' ? {} : { view: next }, { replace: true })}
      />
      <TabPanel label={view === 'tasks' ? t.tasks() : t.vouchers()}>
        {view === 'tasks' ? (
          <>
            <Notice>{t.optional()}</Notice>
            <TaskList />
          </>
        ) : isSignedIn ? (
          <VoucherList />
        ) : (
          <SignInPrompt />
        )}
      </TabPanel>
    </MoneyScreen>
  )
}
