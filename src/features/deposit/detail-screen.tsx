import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { DepositActions } from './deposit-actions.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { DepositProgress } from './deposit-progress.tsx'
import { useDeposit } from './use-deposits.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/user/recharge-detail?id=…: one deposit with details and actions; polled until its status is final. */
export default function DepositDetailScreen() {
  const t = useMessages('deposit')
  return (
    <MoneyScreen title={t.detail()}>
      <Content />
    </MoneyScreen>
  )
}

function Content() {
  const t = useMessages('deposit')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { deposit, error, retry } = useDeposit(id)
  if (deposit) {
    return (
      <>
        <DepositProgress deposit={deposit} actions={<DepositActions deposit={deposit} />} />
        <DepositDetails deposit={deposit} />
        <CheckButton record={{ kind: 'deposit', id }} />
      </>
    )
  }
  if (id === '' || error instanceof ApiError) {
    const action = (
      <ButtonLink kind="quiet" to={PATHS.depositRecords}>
        {t.allRecords()}
      </ButtonLink>
    )
    return <EmptyState icon="search" title={t.unknown()} text={t.unknownText()} action={action} />
  }
  return <QueryFallback isFailed={Boolean(error)} onRetry={retry} rows={5} />
}
