import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

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
  return (
    <MoneyScreen title={title}>
      {data !== undefined ? (
        children(data)
      ) : isUnknown ? (
        <UnknownLoan />
      ) : (
        <QueryFallback isFailed={isFailed} onRetry={onRetry} />
      )}
    </MoneyScreen>
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
