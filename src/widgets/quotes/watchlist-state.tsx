import type { ReactNode } from 'react'
import type { Product } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PATHS } from '../../lib/paths.ts'
import type { Route } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { signInPath } from '../../ui/navigation.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
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
