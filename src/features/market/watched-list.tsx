import { PATHS } from '#src/lib/paths.ts'
import { EndOfList } from '#src/ui/feedback/states.tsx'
import { QuoteList } from './quote-list.tsx'
import { useLiveQuotes } from '#src/widgets/quotes/use-live-quotes.ts'
import { useWatchlist } from '#src/widgets/quotes/use-watchlist.ts'
import { WatchlistState } from '#src/widgets/quotes/watchlist-state.tsx'
import type { TypeListProps } from './type-list.tsx'
import { useListScroll } from './use-list-scroll.ts'

/** The watchlist tab of the market. */
export function WatchedList({ label, sort, hasDay, current }: Omit<TypeListProps, 'type'>) {
  const watchlist = useWatchlist()
  const { isSignedIn, products, isWatched, toggle } = watchlist
  useLiveQuotes(products)
  useListScroll(current ? undefined : 'watchlist', !isSignedIn || products !== undefined)
  return (
    <WatchlistState watchlist={watchlist} route={current ? PATHS.trade : PATHS.market}>
      {shown => (
        <QuoteList
          label={label}
          products={shown}
          sort={sort}
          isWatched={isWatched}
          onToggle={toggle}
          hasDay={hasDay}
          current={current}
          after={<EndOfList />}
        />
      )}
    </WatchlistState>
  )
}
