import { ApiError } from '#src/api/errors.ts'
import type { ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useTradedProduct } from '#src/stores/trading/selected-product.ts'
import { useTradingMode } from '#src/stores/trading/trading-mode.ts'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CandleChart } from '#src/widgets/chart/candle-chart.tsx'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { errorMessage } from '#src/widgets/format/server-messages.ts'
import { useLivePrice, useProductDetail } from '#src/widgets/quotes/use-product-detail.ts'
import { Facts, OwnHolding, OwnOrders } from './own-orders.tsx'
import { LivePriceHeader } from './price-header.tsx'
import { ProductBar } from './product-bar.tsx'
import styles from './trade.module.css'
import { TicketSkeleton, TradeSkeleton } from './trade-skeleton.tsx'
import { TradingModeSwitch, useFocusOnChosen } from './trading-mode-switch.tsx'
import { useTicketPlace } from './use-ticket-place.ts'
import { useLimitPriceFill } from './use-limit-price-fill.ts'
import { useChartLines } from './use-chart-lines.tsx'
import { activeMode, modesOf, type TradingMode } from './trading-modes.ts'

const loadProductColumn = () => import('#src/features/market/product-column.tsx')
const loadMarketDepth = () => import('#src/widgets/market-depth/market-depth.tsx')

/** The trade tab: price, chart, ticket and own orders of the selected product (R2.10, R4.3). */
export default function TradeScreen() {
  const key = useTradedProduct()
  const locale = useLanguage()
  const { detail, error, refetch } = useProductDetail(key)
  const product = detail?.product
  const code = product?.productCode ?? key.productCode
  return (
    <Screen
      title={product ? `${productName(product, locale)} ${code}` : code}
      width="wide"
      isDesk
      hasHeading
      bar={<ProductBar key={product?.productId} product={product} code={code} />}
    >
      <div className={styles.desk}>
        <ProductList />
        {detail ? (
          <Trade key={detail.product.productId} detail={detail} refetch={refetch} />
        ) : error ? (
          <LoadError error={error} retry={refetch} />
        ) : (
          <TradeSkeleton hasBook />
        )}
      </div>
    </Screen>
  )
}

/** The lists of the market on a desk: the same whichever product is shown beside them. */
function ProductList() {
  const isDesk = useIsDesk()
  return (
    <div className={styles.list}>
      {isDesk && (
        <LazyPart
          name="product column"
          load={loadProductColumn}
          props={{}}
          fallback={<SkeletonRows count={12} />}
        />
      )}
    </div>
  )
}

interface TradeProps {
  detail: ProductDetail
  refetch: () => Promise<unknown>
}

function Trade({ detail, refetch }: TradeProps) {
  const t = useMessages('trade')
  const { product, rules } = detail
  const modes = modesOf(product)
  const mode = activeMode(
    modes,
    useTradingMode(state => state.chosen),
  )
  const isDesk = useIsDesk()
  const fillLimitPrice = useLimitPriceFill(mode, detail)
  return (
    <div className={styles.columns}>
      <Market detail={detail} mode={mode} />
      <div className={styles.ticket}>
        <h2 className="visually-hidden">{t.side()}</h2>
        {mode ? (
          <Ticket modes={modes} mode={mode} detail={detail} refetch={refetch} />
        ) : (
          <Notice>{t.notOffered()}</Notice>
        )}
      </div>
      <div className={styles.book}>
        <LazyPart
          name="market depth"
          load={loadMarketDepth}
          props={{
            product,
            priceScale: rules.priceScale,
            isLadder: isDesk,
            onChoosePrice: fillLimitPrice,
          }}
          fallback={<SkeletonRows count={5} />}
        />
      </div>
      <OwnOrders detail={detail} modes={modes} mode={mode} />
    </div>
  )
}

interface TicketProps extends TradeProps {
  modes: readonly TradingMode[]
  mode: NonNullable<ReturnType<typeof activeMode>>
}

/** The ticket of a trading mode. Here and in the header is the live price: each tick renders what shows it, and nothing else. */
function Ticket({ modes, mode, detail, refetch }: TicketProps) {
  const place = useTicketPlace()
  const focusOnChosen = useFocusOnChosen()
  const modeSwitch = <TradingModeSwitch modes={modes} shown={mode.positionType} {...focusOnChosen} />
  return (
    <LazyPart
      key={mode.positionType}
      name={`ticket ${mode.positionType}`}
      load={mode.ticket}
      props={{
        detail,
        live: useLivePrice(detail),
        place: { ...place, modes: modeSwitch },
        onProductChanged: refetch,
      }}
      fallback={<TicketSkeleton />}
    />
  )
}

interface MarketProps {
  detail: ProductDetail
  mode: TradingMode | undefined
}

/** The price, and the chart with the price lines of own orders and positions. */
function Market({ detail, mode }: MarketProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const isDesk = useIsDesk()
  const { product, rules } = detail
  const { sheet, ...chartProps } = useChartLines({ product, rules, mode, route: PATHS.trade })
  return (
    <div className={styles.market}>
      <LivePriceHeader detail={detail} />
      <h2 className="visually-hidden">{t.chart()}</h2>
      <CandleChart
        product={product}
        name={productName(product, locale)}
        priceScale={rules.priceScale}
        isFull={isDesk}
        {...chartProps}
      />
      {sheet}
      {!isDesk && <OwnHolding productId={product.productId} />}
      {!isDesk && <Facts detail={detail} />}
    </div>
  )
}

/** A product that no longer exists offers the search; any other error, a retry. */
function LoadError({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const changeButton = (
    <ButtonLink kind="quiet" to={PATHS.quoteSearch}>
      {t.changeProduct()}
    </ButtonLink>
  )
  return error instanceof ApiError ? (
    <ErrorState title={errorMessage(error, locale)} text={t.notFoundText()} action={changeButton} />
  ) : (
    <ErrorState onRetry={retry} action={changeButton} />
  )
}
