import type { ProductDetail } from '#models'
import { Change } from '#src/ui/figures/change.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import type { LivePrice } from '../quotes/use-product-detail.ts'

/** The price of the product of a ticket, and its change today. */
export function TicketPrice({ detail, live }: { detail: ProductDetail; live: LivePrice }) {
  const { quote, ticker, isStale } = live
  const { nowPrice, changeRate } = quote ?? ticker
  return (
    <>
      <Price value={nowPrice} decimals={detail.rules.priceScale} size="label" stale={isStale} />{' '}
      <Change value={changeRate} stale={isStale} />
    </>
  )
}
