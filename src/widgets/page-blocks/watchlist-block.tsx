import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, routeOf } from '#src/lib/paths.ts'
import { useLocation } from 'react-router-dom'
import { Section } from '#src/ui/screen.tsx'
import { QuoteRow, quoteListClass } from '../quotes/quote-row.tsx'
import { useLiveQuotes } from '../quotes/use-live-quotes.ts'
import { useOpenProduct } from '../quotes/use-open-product.ts'
import { useSparklines } from '../quotes/use-sparklines.ts'
import { useWatchlist } from '../quotes/use-watchlist.ts'
import { WatchlistState } from '../quotes/watchlist-state.tsx'
import type { BlockProps } from './block-props.ts'
import { SeeAll } from './see-all.tsx'

/** Number of products in the block; all are on the watchlist screen. */
const maxProducts = 5

/** The most recent watchlist products, live. */
export default function WatchlistBlock({ rows }: BlockProps) {
  const t = useMessages('market')
  const title = rows[0]?.title ?? t.watchlist()
  const { pathname } = useLocation()
  const watchlist = useWatchlist()
  const open = useOpenProduct()
  const shown = watchlist.products?.slice(0, maxProducts)
  useLiveQuotes(shown)
  const lines = useSparklines(shown)
  return (
    <Section title={title} aside={<SeeAll to={PATHS.watchlist} of={title} />}>
      <WatchlistState watchlist={watchlist} route={routeOf(pathname) ?? PATHS.watchlist}>
        {products => (
          <ul className={quoteListClass} aria-label={t.watchlist()}>
            {products.slice(0, maxProducts).map(product => (
              <li key={product.productId}>
                <QuoteRow product={product} onOpen={open} line={lines.get(product.productId)} />
              </li>
            ))}
          </ul>
        )}
      </WatchlistState>
    </Section>
  )
}
