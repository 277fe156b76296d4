import { useMediaQuery } from '@mantine/hooks'
import { MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'
import type { ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useTradedProduct } from '#src/stores/trading/selected-product.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { usePageTitle } from '#src/ui/document-title.ts'
import { BackButton } from '#src/ui/back-button.tsx'
import { Button } from '#src/ui/button.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { useFullScreenEnd } from '#src/ui/full-screen.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { CandleChart } from '#src/widgets/chart/candle-chart.tsx'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { chooseTradingMode } from '#src/stores/trading/trading-mode.ts'
import { setTicketSide } from '#src/features/spot/spot-draft.ts'
import {
  isSpotTradable,
  quoteTimeOnDevice,
  useLivePrice,
  useProductDetail,
} from '#src/widgets/quotes/use-product-detail.ts'
import styles from './trade.module.css'
import { modesOf } from './trading-modes.ts'
import { useLimitPriceFill } from './use-limit-price-fill.ts'
import { useChartLines } from './use-chart-lines.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

const loadMarketDepth = () => import('#src/widgets/market-depth/market-depth.tsx')

/** The chart of the selected product in full screen, with links to the ticket. */
export default function ChartScreen() {
  const key = useTradedProduct()
  const { detail, error, refetch } = useProductDetail(key)
  const { back } = useNavigation()
  const locale = useLanguage()
  usePageTitle(detail ? productName(detail.product, locale) : key.productCode)
  useFullScreenEnd(back)
  return (
    <div className={styles.full}>
      {detail ? (
        <FullChart detail={detail} />
      ) : (
        <>
          <header className={styles.fullHead}>
            <BackButton />
            <h1 className={styles.fullName}>{key.productCode}</h1>
          </header>
          <main id="content" tabIndex={-1} className={styles.fullMain} aria-label={key.productCode}>
            <QueryFallback
              isFailed={Boolean(error)}
              onRetry={refetch}
              skeleton={<Skeleton height="100%" />}
            />
          </main>
        </>
      )}
    </div>
  )
}

function FullChart({ detail }: { detail: ProductDetail }) {
  const locale = useLanguage()
  const { product, rules } = detail
  const name = productName(product, locale)
  // The ticket that its links open.
  const spot = modesOf(product).find(({ positionType }) => positionType === '2')
  const fillLimitPrice = useLimitPriceFill(spot, detail)
  const { sheet, ...chartProps } = useChartLines({ product, rules, mode: spot, route: PATHS.chart })
  const isLargeScreen = useMediaQuery('(width >= 900px) and (height >= 640px)', undefined, {
    getInitialValueInEffect: false,
  })
  return (
    <>
      <header className={styles.fullHead}>
        <BackButton />
        <h1 className={styles.fullName}>{name}</h1>
        <FullPrice detail={detail} />
      </header>
      <main id="content" tabIndex={-1} className={styles.fullMain} aria-label={name}>
        <div className={styles.fullBody}>
          <CandleChart product={product} name={name} priceScale={rules.priceScale} isFull {...chartProps} />
          {sheet}
          {isLargeScreen && (
            <LazyPart
              name="market depth"
              load={loadMarketDepth}
              props={{ product, priceScale: rules.priceScale, isTall: true, onChoosePrice: fillLimitPrice }}
              fallback={<SkeletonRows count={10} />}
            />
          )}
        </div>
      </main>
      {isSpotTradable(product) && <TicketLinks product={product} />}
    </>
  )
}

function FullPrice({ detail }: { detail: ProductDetail }) {
  const { quote, ticker, isStale } = useLivePrice(detail)
  const price = quote ?? ticker
  return (
    <p className={styles.fullPrice}>
      <Price value={price.nowPrice} decimals={detail.rules.priceScale} size="heading" stale={isStale} />
      <Change value={price.changeRate} stale={isStale} />
      <Age time={quoteTimeOnDevice(quote)} staleAfter={MAX_QUOTE_AGE} />
    </p>
  )
}

/** Opens the spot ticket with the side that was pressed. */
function TicketLinks({ product }: { product: ProductDetail['product'] }) {
  const t = useMessages('trade')
  const { switchTab } = useNavigation()
  const open = (side: 'buy' | 'sell') => {
    chooseTradingMode('2')
    setTicketSide(product, side)
    switchTab(PATHS.trade)
  }
  return (
    <div className={styles.fullFoot}>
      <Button block size="small" kind="buy" onPress={() => open('buy')}>
        {t.buy()}
      </Button>
      <Button block size="small" kind="sell" onPress={() => open('sell')}>
        {t.sell()}
      </Button>
    </div>
  )
}
