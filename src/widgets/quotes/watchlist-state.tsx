import type { ReactNode } from 'react'
import type { Product } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import type { useWatchlist } from './use-watchlist.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

interface WatchlistStateProps {
  watchlist: Pick<ReturnType<typeof useWatchlist>, 'isSignedIn' | 'products' | 'hasFailed' | 'retry'>
  /** Where a guest returns to after signing in. */
  route: Route
  /** Renders the list even when it is empty: removed products keep their place. */
  showsEmpty?: boolean
  children: (products: readonly Product[]) => ReactNode
}

/** A watchlist, or its empty state: a guest is asked to sign in (R1.4), a user is told how to add products. */
export function WatchlistState({
  watchlist,
  route,
  showsEmpty: isKept = false,
  children,
}: WatchlistStateProps) {
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
  if (!products) return <QueryFallback isFailed={hasFailed} onRetry={retry} />
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
