import type { ProductDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { LazyNote } from '#src/widgets/notes/lazy-note.tsx'
import styles from './trade.module.css'
import { contracts, type TradingMode, type activeMode } from './trading-modes.ts'

const loadPositions = () => import('#src/features/contract/product-positions.tsx')
const loadHolding = () => import('#src/widgets/holdings/product-holding.tsx')
const loadFacts = () => import('./product-facts.tsx')

interface OwnOrdersProps {
  detail: ProductDetail
  modes: readonly TradingMode[]
  mode: ReturnType<typeof activeMode>
}

/** What the person holds and own orders of the trading mode; on a desk also the positions in the product, which are part of the contracts' orders. */
export function OwnOrders({ detail, modes, mode }: OwnOrdersProps) {
  const { product } = detail
  const t = useMessages('trade')
  const isDesk = useIsDesk()
  const isSignedIn = useIsSignedIn()
  return (
    <div className={styles.orders}>
      {isDesk && <OwnHolding productId={product.productId} />}
      {mode && (
        <Section title={t.orders()}>
          <LazyPart
            key={mode.positionType}
            name={`orders ${mode.positionType}`}
            load={mode.orders}
            props={{ product }}
            fallback={<SkeletonRows count={3} />}
          />
        </Section>
      )}
      {isDesk && isSignedIn && modes.includes(contracts) && mode !== contracts && (
        <LazyPart
          name="positions"
          load={loadPositions}
          props={{ product }}
          fallback={<SkeletonRows count={3} />}
        />
      )}
      {isSignedIn && (
        <div className={styles.note}>
          <LazyNote kind="product" refId={`${product.productId}`} />
        </div>
      )}
      {isDesk && (
        <div className={styles.note}>
          <Facts detail={detail} />
        </div>
      )}
    </div>
  )
}

/** What the person holds of the product: under the chart on a phone, with the orders on a desk. */
export function OwnHolding({ productId }: { productId: number }) {
  const isSignedIn = useIsSignedIn()
  return isSignedIn && <LazyPart name="holding" load={loadHolding} props={{ productId }} fallback={null} />
}

/** Key figures and what the product is: after the position on a phone, after the orders on a desk. */
export function Facts({ detail }: Pick<OwnOrdersProps, 'detail'>) {
  return <LazyPart name="product facts" load={loadFacts} props={{ detail }} fallback={null} />
}
