import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '#src/ui/feedback/states.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { DepositActions } from './deposit-actions.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { DepositProgress } from './deposit-progress.tsx'
import styles from './deposit.module.css'
import { useDeposit } from './use-deposits.ts'

/** The route /pages/user/recharge-detail?id=…: one deposit with details and actions; polled until its status is final. */
export default function DepositDetailScreen() {
  const t = useMessages('deposit')
  const { isSandbox } = useSite()
  return (
    <Screen title={t.detail()}>
      <div className={styles.page}>
        {isSandbox && <SandboxBadge />}
        <Content />
      </div>
    </Screen>
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
  return error ? <ErrorState onRetry={retry} /> : <SkeletonRows count={5} />
}
