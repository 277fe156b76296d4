import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '#src/ui/feedback/states.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import styles from './loan.module.css'

export interface LoanFrameProps<Data> {
  title: string
  /** Undefined while loading. */
  data: Data | undefined
  isUnknown: boolean
  isFailed: boolean
  onRetry: () => unknown
  children: (data: Data) => ReactNode
}

/** The layout of the loan screens, with loading, unknown and failed states. */
export function LoanFrame<Data>({
  title,
  data,
  isUnknown,
  isFailed,
  onRetry,
  children,
}: LoanFrameProps<Data>) {
  const { isSandbox } = useSite()
  return (
    <Screen title={title}>
      <div className={styles.page}>
        {isSandbox && (
          <div className={styles.badge}>
            <SandboxBadge />
          </div>
        )}
        {data !== undefined ? (
          children(data)
        ) : isUnknown ? (
          <UnknownLoan />
        ) : isFailed ? (
          <ErrorState onRetry={onRetry} />
        ) : (
          <SkeletonRows count={6} />
        )}
      </div>
    </Screen>
  )
}

function UnknownLoan() {
  const t = useMessages('loan')
  return (
    <EmptyState
      icon="search"
      title={t.unknown()}
      action={
        <ButtonLink kind="quiet" to={PATHS.loans}>
          {t.toLoans()}
        </ButtonLink>
      }
    />
  )
}
