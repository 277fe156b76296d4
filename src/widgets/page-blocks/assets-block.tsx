import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { useAccountSummary } from '../account/use-account-summary.ts'
import { BalanceCard } from '../account/balance-card.tsx'
import { SignInPrompt } from '../account/sign-in-prompt.tsx'

/** The account value; a guest is asked to sign in (R1.4). */
export default function AssetsBlock() {
  return useIsSignedIn() ? <Figures /> : <SignInPrompt />
}

function Figures() {
  const { panel, balance, time, isFailing, retry } = useAccountSummary()
  if (isFailing && !panel && !balance) return <ErrorState onRetry={retry} />
  return <BalanceCard panel={panel} balance={balance} time={time} isFailing={isFailing} />
}
