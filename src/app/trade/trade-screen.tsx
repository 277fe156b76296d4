import { ApiError } from '#src/api/errors.ts'
import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useTradedProduct } from '#src/stores/selected-product.ts'
import { useWayToTrade } from '#src/stores/way-to-trade.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CandleChart } from '#src/widgets/chart/candle-chart.tsx'
import { ChartBar } from '#src/widgets/chart/chart-bar.tsx'
import { LazyPart } from '#src/widgets/lazy-part.tsx'
import { productName } from '#src/lib/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { errorWords } from '#src/widgets/server-words.ts'
import { useLivePrice, useTradedDetail, type LivePrice } from '#src/widgets/traded-product.ts'
import { PriceHeader } from './price-header.tsx'
import { ProductBar } from './product-bar.tsx'
import styles from './quote-detail.module.css'
import { TicketWaiting, Waiting } from './waiting.tsx'
import { WaySwitch } from './way-switch.tsx'
import { useChartLines } from './use-chart-lines.ts'
import { shownWay, waysOf } from './ways-to-trade.ts'

const marketDepth = () => import('#src/widgets/market-depth/market-depth.tsx')

/** The trade tab: the selected product's price, its chart, a ticket and one's orders (R2.10, R4.3). */
export default function QuoteDetail() {
  const t = useMessages('trade')
  const key = useTradedProduct()
  const { detail, error, refetch } = useTradedDetail(key)
  if (detail) return <Trade key={detail.product.productId} detail={detail} refetch={refetch} />
  return (
    <Screen title={t.title()} width="wide" bar={<ProductBar product={undefined} code={key.productCode} />}>
      {error ? <NotLoaded error={error} retry={refetch} /> : <Waiting />}
    </Screen>
  )
}

interface TradeProps {
  detail: ProductDetail
  refetch: () => Promise<unknown>
}

function Trade({ detail, refetch }: TradeProps) {
  const t = useMessages('trade')
  const { product, rules } = detail
  const live = useLivePrice(detail)
  const ways = waysOf(product)
  const way = shownWay(
    ways,
    useWayToTrade(state => state.chosen),
  )
  return (
    <Screen
      title={t.title()}
      width="wide"
      hasHeading
      bar={<ProductBar product={product} code={product.productCode} />}
    >
      <div className={styles.columns}>
        <Market detail={detail} live={live} />
        <div className={styles.ticket}>
          {way ? (
            <div className={styles.way}>
              <WaySwitch ways={ways} shown={way.positionType} />
              <LazyPart
                key={way.positionType}
                name={`ticket ${way.positionType}`}
                load={way.ticket}
                props={{ detail, live, onProductChanged: refetch }}
                waiting={<TicketWaiting />}
              />
            </div>
          ) : (
            <Notice>{t.notOffered()}</Notice>
          )}
        </div>
        <div className={styles.orders}>
          <LazyPart
            name="market depth"
            load={marketDepth}
            props={{ product, priceScale: rules.priceScale }}
            waiting={<SkeletonRows count={5} />}
          />
          {way && (
            <Section title={t.orders()}>
              <LazyPart
                key={way.positionType}
                name={`orders ${way.positionType}`}
                load={way.orders}
                props={{ product }}
                waiting={<SkeletonRows count={3} />}
              />
            </Section>
          )}
        </div>
      </div>
    </Screen>
  )
}

/** What the product does: its price, and its chart with the reader's own prices in it. */
function Market({ detail, live }: { detail: ProductDetail; live: LivePrice }) {
  const locale = useLanguage()
  const { product, rules } = detail
  const lines = useChartLines(product)
  return (
    <div className={styles.market}>
      <PriceHeader detail={detail} live={live} />
      <ChartBar />
      <CandleChart
        product={product}
        name={productName(product, locale)}
        priceScale={rules.priceScale}
        lines={lines}
      />
    </div>
  )
}

/** A product that is not there any more needs another one; anything else, another try. */
function NotLoaded({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const change = (
    <ButtonLink kind="quiet" to={PATHS.quoteSearch}>
      {t.changeProduct()}
    </ButtonLink>
  )
  return error instanceof ApiError ? (
    <ErrorState title={errorWords(error, locale)} text={t.notFoundText()} action={change} />
  ) : (
    <ErrorState onRetry={retry} action={change} />
  )
}
