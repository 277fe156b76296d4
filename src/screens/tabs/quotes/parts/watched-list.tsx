import { useMessages } from '../../../../i18n/use-messages.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { signInPath } from '../../../../ui/navigation.ts'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '../../../../ui/states.tsx'
import { QuoteList } from '../../../../widgets/quotes/quote-list.tsx'
import type { Sort } from '../../../../widgets/quotes/sort.ts'
import { useLiveQuotes } from '../../../../widgets/quotes/use-live-quotes.ts'
import { useWatchlist } from '../../../../widgets/quotes/use-watchlist.ts'
import { useListScroll } from '../use-list-scroll.ts'

/** The watchlist among the lists of the market; a guest is told how to have one (R1.4). */
export function WatchedList({ label, sort }: { label: string; sort: Sort | undefined }) {
  const t = useMessages('market')
  const common = useMessages('common')
  const { isSignedIn, products, hasFailed, retry, isWatched, toggle } = useWatchlist()
  useLiveQuotes(products)
  useListScroll('watchlist', !isSignedIn || products !== undefined)

  if (!isSignedIn) {
    return (
      <EmptyState
        icon="star"
        title={t.watchlistGuest()}
        text={t.watchlistGuestText()}
        action={<ButtonLink to={signInPath('/pages/tabs/quotes/quotes')}>{common.signIn()}</ButtonLink>}
      />
    )
  }
  if (!products) return hasFailed ? <ErrorState onRetry={retry} /> : <SkeletonRows count={5} />
  if (products.length === 0) {
    return (
      <EmptyState
        icon="star"
        title={t.emptyWatchlist()}
        text={t.emptyWatchlistText()}
        action={<ButtonLink to="/pages/tabs/quotes/quoteSearch">{t.addProducts()}</ButtonLink>}
      />
    )
  }
  return (
    <QuoteList
      label={label}
      products={products}
      sort={sort}
      isWatched={isWatched}
      onToggle={toggle}
      after={<EndOfList />}
    />
  )
}
