import { useMessages } from '../../../i18n/use-messages.ts'
import { localeInfo } from '../../../lib/locales.ts'
import { useLanguage } from '../../../i18n/use-messages.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useIsSignedIn } from '../../../stores/session.ts'
import { List, Row } from '../../../ui/list.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { DisplaySettings } from '../../../widgets/display-settings.tsx'
import { useLineName } from '../../../widgets/line-name.ts'
import { AccountHead } from './parts/account-head.tsx'
import { GuestHead } from './parts/guest-head.tsx'
import { MeBar } from './parts/me-bar.tsx'
import { SignOutButton } from './parts/sign-out.tsx'

export default function MeE() {
  const t = useMessages('me')
  const settings = useMessages('settings')
  const isSignedIn = useIsSignedIn()
  return (
    <Screen title={t.title()} hasHeading bar={<MeBar />}>
      {isSignedIn ? <AccountHead /> : <GuestHead />}
      {isSignedIn && (
        <Section title={t.money()}>
          <List label={t.money()}>
            <Row icon="receipt" title={t.records()} subtitle={t.recordsNote()} to={PATHS.ledgerEntries} />
            <Row icon="deposit" title={t.deposit()} to={PATHS.deposit} />
          </List>
        </Section>
      )}
      <Section title={t.trading()}>
        <TradingEntries isSignedIn={isSignedIn} />
      </Section>
      <Section title={t.thisDevice()}>
        <DeviceEntries />
      </Section>
      <Section title={settings.display()}>
        <DisplaySettings />
      </Section>
      {isSignedIn && <SignOutButton />}
    </Screen>
  )
}

/** The ways to trade that are not a tab; a guest sees those that are open to them (R1.4). */
function TradingEntries({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages('me')
  return (
    <List label={t.trading()}>
      {isSignedIn && (
        <>
          <Row icon="trade" title={t.orders()} subtitle={t.ordersNote()} to={PATHS.trade} />
          <Row icon="chart" title={t.contracts()} to={PATHS.contractPositions} />
          <Row icon="refresh" title={t.coinOrders()} to={PATHS.coinOrders} />
          <Row icon="star" title={t.watchlist()} to={PATHS.watchlist} />
        </>
      )}
      <Row icon="copy" title={t.copyTrading()} to={PATHS.followOrder} />
    </List>
  )
}

function DeviceEntries() {
  const t = useMessages('settings')
  const locale = useLanguage()
  const lineName = useLineName()
  return (
    <List>
      <Row icon="globe" title={t.language()} end={localeInfo(locale).name} to={PATHS.language} />
      <Row icon="line" title={t.line()} end={lineName.current} to={PATHS.line} />
    </List>
  )
}
