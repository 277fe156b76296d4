import { useSearchParams } from 'react-router-dom'
import type { BibiPair, ProductDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useTradedProduct } from '#src/stores/trading/selected-product.ts'
import { IconButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Screen, Section } from '#src/ui/screen.tsx'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { BibiOrders } from '#src/features/bibi/bibi-orders.tsx'
import { BibiTicket } from '#src/features/bibi/bibi-ticket.tsx'
import { CoinList } from '#src/features/bibi/coin-list.tsx'
import { useLivePair, usePairDetails } from '#src/features/bibi/use-live-pair.ts'
import { selectPair, usePairs } from '#src/features/bibi/use-pairs.ts'
import { PairChart } from '#src/widgets/chart/candle-chart.tsx'
import { OrdersPanel } from '#src/widgets/orders/orders-panel.tsx'
import { PairButton } from './pair-button.tsx'
import pairStyles from './pair-button.module.css'
import { PairHeader } from './pair-header.tsx'
import { useTicketPlace } from './use-ticket-place.ts'
import styles from './trade.module.css'
import { TradeSkeleton } from './trade-skeleton.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/quoteDetail/bibi: coin-to-coin trading. The pair is in the URL. */
export default function CoinTradeScreen() {
  const t = useMessages('bibi')
  const { navigate } = useNavigation()
  const [search, setSearch] = useSearchParams()
  const { pairs, hasFailed, retry } = usePairs()
  const pair = selectPair(pairs ?? [], search.get('pair'), useTradedProduct())
  return (
    <Screen
      title={t.title()}
      width="wide"
      isDesk
      actions={
        <IconButton icon="receipt" label={t.ordersTitle()} onPress={() => navigate(PATHS.coinOrders)} />
      }
    >
      {pairs && pair ? (
        <>
          <PairButton
            pairs={pairs}
            pair={pair}
            onChoose={({ pairCode }) => setSearch({ pair: pairCode }, { replace: true })}
          />
          <Pair key={pair.pairCode} pair={pair} />
        </>
      ) : pairs?.length === 0 ? (
        <EmptyState />
      ) : (
        <QueryFallback isFailed={hasFailed} onRetry={retry} skeleton={<TradeSkeleton />} />
      )}
    </Screen>
  )
}

function Pair({ pair }: { pair: BibiPair }) {
  const { details, error, refetch } = usePairDetails(pair)
  if (details) return <Trade pair={pair} details={details} refetch={refetch} />
  return <QueryFallback isFailed={Boolean(error)} onRetry={refetch} skeleton={<TradeSkeleton />} />
}

interface TradeProps {
  pair: BibiPair
  details: { base: ProductDetail; quote: ProductDetail }
  refetch: () => Promise<unknown>
}

function Trade({ pair, details, refetch }: TradeProps) {
  const t = useMessages('bibi')
  return (
    <div className={styles.columns}>
      <Market pair={pair} details={details} />
      <div className={styles.ticket}>
        <Ticket pair={pair} details={details} refetch={refetch} />
      </div>
      <div className={styles.orders}>
        <Section title={t.yourCoins()}>
          <CoinList />
        </Section>
        <OwnOrders pair={pair} />
      </div>
    </div>
  )
}

function Ticket({ pair, details, refetch }: TradeProps) {
  return <BibiTicket live={useLivePair(pair, details)} place={useTicketPlace()} onPairChanged={refetch} />
}

/** The pair's price, and its chart. */
function Market({ pair, details }: Pick<TradeProps, 'pair' | 'details'>) {
  const t = useMessages('bibi')
  const live = useLivePair(pair, details)
  return (
    <div className={styles.market}>
      <PairHeader {...live} />
      <PairChart
        base={{ productType: 2, productCode: pair.baseCode }}
        quote={{ productType: 2, productCode: pair.quoteCode }}
        name={pair.pairCode}
        priceScale={pair.priceScale}
        now={live.tick}
        isFull={useIsDesk()}
      />
      <p className={pairStyles.note}>{t.chartOf({ base: pair.baseCode, quote: pair.quoteCode })}</p>
    </div>
  )
}

function OwnOrders({ pair }: { pair: BibiPair }) {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const product = { productId: pair.baseProductId, productCode: pair.pairCode }
  return (
    <Section title={t.orders()}>
      <OrdersPanel product={product}>
        {({ view, productId }) => (
          <BibiOrders
            view={view}
            filter={productId === undefined ? {} : { pairCode: pair.pairCode }}
            empty={
              view === 'open'
                ? { title: t.noOpenOrders(), text: t.noOpenOrdersText() }
                : { title: t.noHistory(), text: bibi.noHistoryText() }
            }
          />
        )}
      </OrdersPanel>
    </Section>
  )
}
