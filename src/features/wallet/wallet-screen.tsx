import { groupBy } from '#src/lib/collections/group-by.ts'
import type { Holding } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List } from '#src/ui/list.tsx'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Columns, Screen, Section } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import { useAccountSummary } from '#src/widgets/account/use-account-summary.ts'
import { BalanceCard } from '#src/widgets/account/balance-card.tsx'
import { QuoteStatus } from '#src/widgets/quotes/quote-status.tsx'
import { useQuoteTypes } from '#src/widgets/quotes/use-live-quotes.ts'
import { HoldingRow } from './holding-row.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { SignInPrompt } from '#src/widgets/account/sign-in-prompt.tsx'
import styles from './wallet.module.css'
import { Allocation } from './allocation.tsx'
import { CurrencyList } from './currency-list.tsx'
import { Equity } from './equity.tsx'
import { BorrowedNotice } from './borrowed-notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export default function WalletScreen() {
  const t = useMessages('wallet')
  const isSignedIn = useIsSignedIn()
  return (
    <Screen title={t.title()} hasHeading width="wide" bar={<NavBar title={t.title()} hideBack />}>
      {isSignedIn ? <Assets /> : <SignInPrompt />}
    </Screen>
  )
}

function Assets() {
  const t = useMessages('wallet')
  const { panel, balance, balances, holdings, time, isFailing, retry } = useAccountSummary()
  if (isFailing && !panel && !balance) return <ErrorState onRetry={retry} />
  const isEmpty = balances?.every(one => sign(one.total) === 0) && holdings?.length === 0
  return (
    <>
      {isFailing && <Notice live>{t.offlineFigures()}</Notice>}
      <Columns>
        <div>
          <BalanceCard panel={panel} balance={balance} time={time} isFailing={isFailing} />
          <BorrowedNotice />
          <WalletActions />
          <CheckButton />
          {!isEmpty && <Equity />}
        </div>
        {isEmpty ? (
          <EmptyState
            icon="wallet"
            title={t.emptyAccount()}
            text={t.emptyAccountText()}
            action={<ButtonLink to={PATHS.deposit}>{t.deposit()}</ButtonLink>}
          />
        ) : (
          <div>
            <Allocation />
            <Section title={t.currencies()}>
              {balances ? <CurrencyList balances={balances} /> : <SkeletonRows count={2} />}
            </Section>
            <Section title={t.holdings()} aside={holdings?.length ? <QuoteStatus /> : null}>
              <Holdings holdings={holdings} isFailing={isFailing} retry={retry} />
            </Section>
          </div>
        )}
      </Columns>
    </>
  )
}

function WalletActions() {
  const t = useMessages('wallet')
  return (
    <nav className={styles.actions} aria-label={t.actions()}>
      <ButtonLink to={PATHS.deposit} icon="deposit">
        {t.deposit()}
      </ButtonLink>
      <ButtonLink kind="quiet" to={PATHS.withdraw} icon="withdraw">
        {t.withdraw()}
      </ButtonLink>
      <ButtonLink kind="quiet" to={PATHS.exchange} icon="swap">
        {t.exchange()}
      </ButtonLink>
      <ButtonLink kind="quiet" to={PATHS.ledgerEntries} icon="receipt">
        {t.records()}
      </ButtonLink>
    </nav>
  )
}

interface HoldingsProps {
  holdings: Holding[] | undefined
  isFailing: boolean
  retry: () => unknown
}

function Holdings({ holdings, isFailing, retry }: HoldingsProps) {
  const t = useMessages('wallet')
  useQuoteTypes(holdings)
  if (!holdings) return <QueryFallback isFailed={isFailing} onRetry={retry} rows={3} />
  if (holdings.length === 0) {
    return (
      <EmptyState
        icon="market"
        title={t.noHoldings()}
        text={t.noHoldingsText()}
        action={
          <ButtonLink kind="quiet" to={PATHS.market}>
            {t.toMarket()}
          </ButtonLink>
        }
      />
    )
  }
  const names = { 1: t.partStocks(), 2: t.partCoins(), 3: t.partFutures(), 4: t.partForex() }
  const groups = groupBy(holdings, holding => holding.productType)
  return [...groups].map(([type, group]) => (
    <section key={type}>
      {groups.size > 1 && <h3 className={styles.group}>{names[type]}</h3>}
      <List label={names[type]}>
        {group.map(holding => (
          <HoldingRow key={holding.productId} holding={holding} />
        ))}
      </List>
    </section>
  ))
}
