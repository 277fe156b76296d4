import { rowsOf } from '#src/api/envelope.ts'
import type { Holding } from '#models'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { useHeldName } from '#src/ui/use-held-name.ts'
import { Link } from '#src/ui/link.tsx'
import { useQuoteTypes } from '#src/widgets/quotes/use-live-quotes.ts'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { useWorth } from '#src/widgets/account/use-worth.ts'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'
import { averageCostDecimals } from '#src/widgets/holdings/average-cost.ts'
import { HoldingProfit } from '#src/widgets/holdings/holding-profit.tsx'
import styles from '#src/widgets/holdings/holdings.module.css'
import { useLiveHolding } from '#src/widgets/holdings/use-live-holding.ts'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

const refreshInterval = 30_000

/** The holdings side by side, live, as high with as without any, so that nothing below it moves. */
export function HoldingsStrip() {
  const t = useMessages('wallet')
  const common = useMessages('common')
  const query = { refetchInterval: refreshInterval, meta: { quiet: true } }
  const { data, isError, refetch } = useListHoldings({ query })
  const holdings = rowsOf(data)
  useQuoteTypes(holdings)
  if (!holdings || holdings.length === 0) {
    return (
      <div className={styles.strip} data-empty aria-busy={!holdings && !isError}>
        {holdings ? (
          <>
            <Link to={PATHS.market} className={styles.entries ?? ''}>
              {t.noHoldings()}
            </Link>
            <p className={styles.note}>{t.noHoldingsText()}</p>
          </>
        ) : (
          isError && (
            <Button kind="plain" size="small" onPress={() => refetch()}>
              {common.retry()}
            </Button>
          )
        )}
      </div>
    )
  }
  return (
    <ul className={styles.strip} aria-label={t.holdings()}>
      {holdings.map(holding => (
        <Card key={holding.productId} holding={holding} />
      ))}
    </ul>
  )
}

function Card({ holding }: { holding: Holding }) {
  const t = useMessages('wallet')
  const open = useOpenProduct()
  const worth = useWorth()
  const live = useLiveHolding(holding)
  const { productCode, quantity, averageCost } = holding
  return (
    <li>
      <button type="button" className={styles.card} onClick={() => open(holding)} {...useHeldName()}>
        <span className={styles.name}>
          <ProductMark product={holding} size={28} />
          {productCode} <span className="visually-hidden">{t.quantity()}</span>{' '}
          <ExactAmount value={quantity} isMoney={false} size="label" />
        </span>
        <span>
          <span className="visually-hidden">{t.value()}</span> <Amount {...worth.of(live.value)} />
        </span>
        <span>
          <span className="visually-hidden">{t.profit()}</span> <HoldingProfit live={live} />
        </span>
        <span className={styles.note}>
          {t.averageCost()}{' '}
          <Amount value={averageCost} decimals={averageCostDecimals(averageCost)} size="label" />
        </span>
        {/* It changes each second, and with it the name of the button would. */}
        <span aria-hidden>
          <Age time={live.time} staleAfter={MAX_QUOTE_AGE} />
        </span>
      </button>
    </li>
  )
}
