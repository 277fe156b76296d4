import { useState } from 'react'
import type { Holding } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PATHS } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { NavBar } from '../../ui/nav-bar.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '../../ui/states.tsx'
import { useAccountFigures } from '../../widgets/account-figures.ts'
import { BalanceCard } from '../../widgets/balance-card.tsx'
import { HoldingRow } from '../../widgets/holding-row.tsx'
import { useSite } from '../../widgets/page-blocks/use-site.ts'
import { CheckSheet } from '../../widgets/reconcile/check-sheet.tsx'
import { SignInInvitation } from '../../widgets/sign-in-invitation.tsx'
import styles from './accountDetail.module.css'

export default function AccountDetail() {
  const t = useMessages('wallet')
  const isSignedIn = useIsSignedIn()
  const { isSandbox } = useSite()
  return (
    <Screen
      title={t.title()}
      hasHeading
      bar={
        <NavBar
          title={t.title()}
          hideBack
          actions={
            isSandbox && (
              <span className={styles.badge}>
                <SandboxBadge />
              </span>
            )
          }
        />
      }
    >
      {isSignedIn ? <Assets /> : <SignInInvitation />}
    </Screen>
  )
}

function Assets() {
  const t = useMessages('wallet')
  const { panel, balance, holdings, time, isFailing, retry } = useAccountFigures()
  if (isFailing && !panel && !balance) return <ErrorState onRetry={retry} />
  return (
    <>
      {isFailing && <Notice live>{t.offlineFigures()}</Notice>}
      <BalanceCard panel={panel} balance={balance} time={time} />
      <nav className={styles.actions} aria-label={t.actions()}>
        <ButtonLink to={PATHS.deposit} icon="deposit">
          {t.deposit()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={PATHS.ledgerEntries} icon="receipt">
          {t.records()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={PATHS.trade} icon="trade">
          {t.orders()}
        </ButtonLink>
      </nav>
      <CheckAccount />
      <Section title={t.holdings()}>
        <Holdings holdings={holdings} isFailing={isFailing} retry={retry} />
      </Section>
    </>
  )
}

/** Every figure here can be recomputed by the person whom it concerns. */
function CheckAccount() {
  const t = useMessages('reconcile')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.check}>
      <Button kind="plain" icon="check" onPress={() => setOpen(true)}>
        {t.title()}
      </Button>
      <CheckSheet open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

interface HoldingsProps {
  holdings: Holding[] | undefined
  isFailing: boolean
  retry: () => unknown
}

function Holdings({ holdings, isFailing, retry }: HoldingsProps) {
  const t = useMessages('wallet')
  if (!holdings) return isFailing ? <ErrorState onRetry={retry} /> : <SkeletonRows count={3} />
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
  return (
    <List label={t.holdings()}>
      {holdings.map(holding => (
        <HoldingRow key={holding.productId} holding={holding} />
      ))}
    </List>
  )
}
