import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Columns, Screen, Section } from '#src/ui/screen.tsx'
import { DisplaySettings } from '#src/widgets/display-settings.tsx'
import { useLineName } from '#src/widgets/use-line-name.ts'
import { AccountHead } from './account-head.tsx'
import { GuestHead } from './guest-head.tsx'
import { HelpLinks } from './help-links.tsx'
import { MeBar } from './me-bar.tsx'
import { RewardLinks } from './reward-links.tsx'
import { SignOutButton } from './sign-out.tsx'

export default function MeEScreen() {
  const t = useMessages('me')
  const site = useMessages('site')
  const withdraw = useMessages('withdraw')
  const binding = useMessages('binding')
  const exchange = useMessages('exchange')
  const isSignedIn = useIsSignedIn()
  return (
    <Screen title={t.title()} hasHeading width="wide" bar={<MeBar />}>
      <Columns>
        <div>
          {isSignedIn ? <AccountHead /> : <GuestHead />}
          {isSignedIn && (
            <Section title={t.money()}>
              <List label={t.money()}>
                <Row icon="receipt" title={t.records()} subtitle={t.recordsNote()} to={PATHS.ledgerEntries} />
                <Row icon="deposit" title={t.deposit()} to={PATHS.deposit} />
                <Row icon="withdraw" title={withdraw.title()} to={PATHS.withdraw} />
                <Row icon="refresh" title={exchange.title()} to={PATHS.exchange} />
                <Row icon="wallet" title={binding.cardsTitle()} to={PATHS.bankCards} />
                <Row icon="lock" title={binding.addressesTitle()} to={PATHS.walletAddresses} />
              </List>
            </Section>
          )}
          <Section title={t.trading()}>
            <TradingLinks isSignedIn={isSignedIn} />
          </Section>
          <Section title={t.earning()}>
            <List label={t.earning()}>
              <Row icon="chart" title={t.pledges()} to={PATHS.pledges} />
              <Row icon="lock" title={t.lockMining()} to={PATHS.lockMining} />
              <Row icon="receipt" title={t.loans()} to={PATHS.loans} />
              <Row icon="candles" title={t.newShares()} to={PATHS.newShares} />
            </List>
          </Section>
          <Section title={t.rewards()}>
            <RewardLinks isSignedIn={isSignedIn} />
          </Section>
        </div>
        <div>
          <Section title={t.account()}>
            <AccountLinks isSignedIn={isSignedIn} />
          </Section>
          <Section title={t.thisDevice()}>
            <DeviceSettings />
          </Section>
          <Section title={site.display()}>
            <DisplaySettings />
          </Section>
          <Section title={t.help()}>
            <HelpLinks isSignedIn={isSignedIn} />
          </Section>
          {isSignedIn && <SignOutButton />}
        </div>
      </Columns>
    </Screen>
  )
}

/** Links to trading screens; a guest sees those open to guests (R1.4). */
function TradingLinks({ isSignedIn }: { isSignedIn: boolean }) {
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

/** Links to profile and security, and to privacy, which is open to guests. */
function AccountLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages('me')
  return (
    <List label={t.account()}>
      {isSignedIn && (
        <>
          <Row icon="me" title={t.profile()} to={PATHS.profile} />
          <Row icon="lock" title={t.security()} to={PATHS.changePassword} />
        </>
      )}
      <Row icon="info" title={t.privacy()} to={PATHS.privacy} />
    </List>
  )
}

function DeviceSettings() {
  const t = useMessages('site')
  const locale = useLanguage()
  const lineName = useLineName()
  return (
    <List>
      <Row icon="globe" title={t.language()} end={localeInfo(locale).name} to={PATHS.language} />
      <Row icon="line" title={t.line()} end={lineName.current} to={PATHS.line} />
    </List>
  )
}
