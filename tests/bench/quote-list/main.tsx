/** The app's market list with 5,000 products, fed with ticks as by the stream, with frame timing. `?sorted`: by what changes. `?idle`: no ticks. */
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import type { Product } from '#models'
import { switchLocale } from '#src/i18n/runtime.ts'
import { applyQuotes, seedQuotes } from '#src/stores/quotes/quotes.ts'
import { QuoteList } from '#src/features/market/quote-list.tsx'
import { SortHeader } from '#src/widgets/quotes/sort-header.tsx'
import type { Sort } from '#src/widgets/quotes/sort.ts'
import { clockFrames } from '../frames/clock-frames.ts'
// oxlint-disable import/no-unassigned-import -- style sheets have no value
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/base.css'
// oxlint-enable import/no-unassigned-import

const count = 5000
const ticksPerSecond = 5000
const query = new URLSearchParams(location.search)
const isIdle = query.has('idle')

const block = {
  open: '100.00',
  close: '100.00',
  max: '100.00',
  min: '100.00',
  volume: '1',
  averagePrice: '100.00',
  tradeAmount: '1',
}

const products = Array.from({ length: count }, (_, index): Product => {
  const productId = index + 1
  const ticker = `P${productId}`
  const [nowPrice, changePrice, changeRate] = [`${100 + index}.00`, '0.00', '0.00']
  return {
    id: productId,
    productId,
    productCode: ticker,
    productName: `Product number ${productId}`,
    productNameLang: {},
    productDesc: '',
    productImg: '/',
    productType: 1,
    isVisible: 1,
    sort: productId,
    PositionType: '2',
    isLock: 0,
    isShow: 1,
    isSelfSell: 0,
    isOption: 0,
    standard: '1 share',
    tickerInfo: {
      ticker,
      nowPrice,
      changePrice,
      changeRate,
      time: Date.now(),
      day: block,
      minute: block,
      prevDay: block,
    },
  }
})

let sent = 0

/** One call per tick, as for single messages; catches up after a late timer. */
function feed(): void {
  const start = performance.now()
  setInterval(() => {
    const due = ((performance.now() - start) / 1000) * ticksPerSecond
    for (; sent < due; sent += 1) {
      const productId = ((sent * 7919) % count) + 1
      // A different price in each round.
      const cents = (sent * 31 + Math.floor(sent / count) * 17) % 100
      const nowPrice = `${99 + productId}.${String(cents).padStart(2, '0')}`
      const changeRate = `${cents % 2 ? '-' : ''}${(cents % 7) + 1}.${String(cents).padStart(2, '0')}`
      applyQuotes([{ productId, nowPrice, changePrice: '0.10', changeRate, time: Date.now() }])
    }
  }, 10)
}

// An idle list is not sorted: a sorted one puts itself into order again and again.
const sort =
  query.has('sorted') && !isIdle ? ({ by: 'change', isDescending: true } satisfies Sort) : undefined
const isWatched = ({ productId }: Product) => productId % 9 === 0

await switchLocale('en')
seedQuotes(products)
createRoot(document.getElementById('root')!).render(
  <HashRouter>
    <main style={{ maxInlineSize: 390, paddingInline: 20 }}>
      <SortHeader sort={sort} onSort={() => {}} hasStars />
      <QuoteList label="Products" products={products} sort={sort} isWatched={isWatched} onToggle={() => {}} />
    </main>
  </HashRouter>,
)
if (!isIdle) feed()

globalThis.measure = duration => clockFrames(duration, () => sent)
