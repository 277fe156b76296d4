import { useSearchParams } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { RiskNotice } from '#src/widgets/notes/risk-notice.tsx'
import { TimeZoneNote } from '#src/widgets/settings/time-zone-notes.tsx'
import { CurrentOffers, ListedOffers } from './offer-lists.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'

const views = ['current', 'listed'] as const

/** The route /pages/newShares/newShares: announced, open, drawn and listed offers. */
export default function OffersScreen() {
  const t = useMessages('newShares')
  const isSignedIn = useIsSignedIn()
  const [query, setQuery] = useSearchParams()
  const view = views.find(each => each === query.get('view')) ?? 'current'
  return (
    <MoneyScreen title={t.title()}>
      <RiskNotice name="newShares" title={t.worstTitle()}>
        {t.lead()}
      </RiskNotice>
      {isSignedIn && (
        <List label={t.mine()}>
          <Row icon="receipt" title={t.mine()} to={PATHS.newShareRecords} />
        </List>
      )}
      <Tabs
        label={t.view()}
        value={view}
        onChange={next => setQuery(next === 'current' ? {} : { view: next }, { replace: true })}
        items={[
          { id: 'current', label: t.current() },
          { id: 'listed', label: t.listed() },
        ]}
      />
      <TabPanel label={view === 'current' ? t.current() : t.listed()}>
        {view === 'current' ? <CurrentOffers /> : <ListedOffers />}
      </TabPanel>
      <TimeZoneNote />
    </MoneyScreen>
  )
}
