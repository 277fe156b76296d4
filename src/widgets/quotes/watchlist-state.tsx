import type { ReactNode } from 'react'
import type { Product } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import type { useWatchlist } from './use-watchlist.ts'

interface WatchlistStateProps {
  watchlist: Pick<ReturnType<typeof useWatchlist>, 'isSignedIn' | 'products' | 'hasFailed' | 'retry'>
  /** Where a guest comes back to. */
  route: Route
  /** Shown also without products: what was taken off leaves its place. */
  isKept?: boolean
  children: (products: readonly Product[]) => ReactNode
}

/** A watchlist, or why there is none: a guest is told how to have one (R1.4), a member how to fill it. */
export function WatchlistState({ watchlist, route, isKept = false, children }: WatchlistStateProps) {
  const t = useMessages('market')
  const common = useMessages('common')
  const { isSignedIn, products, hasFailed, retry } = watchlist
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="star"
        title={t.watchlistGuest()}
        text={t.watchlistGuestText()}
        action={<ButtonLink to={signInPath(route)}>{common.signIn()}</ButtonLink>}
      />
    )
  }
  if (!products) return hasFailed ? <ErrorState onRetry={retry} /> : <SkeletonRows count={6} />
  if (products.length > 0 || isKept) return children(products)
  return (
    <EmptyState
      icon="star"
      title={t.emptyWatchlist()}
      text={t.emptyWatchlistText()}
      action={<ButtonLink to={PATHS.quoteSearch}>{t.addProducts()}</ButtonLink>}
    />
  )
}
