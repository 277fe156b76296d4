import { useMessages } from '../../../i18n/use-messages.ts'
import { localeInfo } from '../../../lib/locales.ts'
import { useLanguage } from '../../../i18n/use-messages.ts'
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
            <Row
              icon="receipt"
              title={t.records()}
              subtitle={t.recordsNote()}
              to="/pages/record/accountRecord"
            />
            <Row icon="deposit" title={t.deposit()} to="/pages/user/recharge" />
            <Row icon="trade" title={t.orders()} to="/pages/quoteDetail/quoteDetail" />
            <Row icon="star" title={t.watchlist()} to="/pages/tabs/favorite/favorite" />
          </List>
        </Section>
      )}
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

function DeviceEntries() {
  const t = useMessages('settings')
  const locale = useLanguage()
  const lineName = useLineName()
  return (
    <List>
      <Row icon="globe" title={t.language()} end={localeInfo(locale).name} to="/pages/language/language" />
      <Row icon="line" title={t.line()} end={lineName.current} to="/pages/language/line" />
    </List>
  )
}
