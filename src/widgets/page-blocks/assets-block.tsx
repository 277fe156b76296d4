import { useIsSignedIn } from '#src/stores/session.ts'
import { ErrorState } from '#src/ui/states.tsx'
import { useAccountFigures } from '../account-figures.ts'
import { BalanceCard } from '../balance-card.tsx'
import { SignInInvitation } from '../sign-in-invitation.tsx'

/** What the account is worth; a guest is told how to have one (R1.4). */
export default function AssetsBlock() {
  return useIsSignedIn() ? <Figures /> : <SignInInvitation />
}

function Figures() {
  const { panel, balance, time, isFailing, retry } = useAccountFigures()
  if (isFailing && !panel && !balance) return <ErrorState onRetry={retry} />
  return <BalanceCard panel={panel} balance={balance} time={time} />
}
