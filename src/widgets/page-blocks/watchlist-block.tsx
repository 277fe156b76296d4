import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, routeOf } from '#src/lib/paths.ts'
import { useLocation } from 'react-router-dom'
import { Section } from '#src/ui/screen.tsx'
import { QuoteRow, quoteRows } from '../quotes/quote-row.tsx'
import { useLiveQuotes } from '../quotes/use-live-quotes.ts'
import { useOpenProduct } from '../quotes/use-open-product.ts'
import { useWatchlist } from '../quotes/use-watchlist.ts'
import { WatchlistState } from '../quotes/watchlist-state.tsx'
import type { BlockProps } from './block.ts'
import { SeeAll } from './see-all.tsx'

/** Products of the block; the rest is on the watchlist itself. */
const shown = 5

/** What was put on the watchlist last, live. */
export default function WatchlistBlock({ rows }: BlockProps) {
  const t = useMessages('market')
  const { pathname } = useLocation()
  const watchlist = useWatchlist()
  const open = useOpenProduct()
  useLiveQuotes(watchlist.products?.slice(0, shown))
  return (
    <Section title={rows[0]?.title ?? t.watchlist()} aside={<SeeAll to={PATHS.watchlist} />}>
      <WatchlistState watchlist={watchlist} route={routeOf(pathname) ?? PATHS.watchlist}>
        {products => (
          <ul className={quoteRows} aria-label={t.watchlist()}>
            {products.slice(0, shown).map(product => (
              <li key={product.productId}>
                <QuoteRow product={product} onOpen={open} />
              </li>
            ))}
          </ul>
        )}
      </WatchlistState>
    </Section>
  )
}
