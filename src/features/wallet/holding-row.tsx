import type { Holding } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { scaleOf, trimZeros } from '#src/lib/money/money.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { useHeldName } from '#src/ui/use-held-name.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './holding-row.module.css'
import { useWorth } from '#src/widgets/account/use-worth.ts'
import { averageCostDecimals } from '#src/widgets/holdings/average-cost.ts'
import { HoldingProfit } from '#src/widgets/holdings/holding-profit.tsx'
import { useLiveHolding } from '#src/widgets/holdings/use-live-holding.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** A holding: quantity, average cost, value and profit. Links to the product (R2.10) and to its ledger entries. */
export function HoldingRow({ holding }: { holding: Holding }) {
  const t = useMessages('wallet')
  const locale = useLanguage()
  const open = useOpenProduct()
  const worth = useWorth()
  const live = useLiveHolding(holding)
  const quantity = trimZeros(holding.quantity)
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={() => open(holding)} {...useHeldName()}>
        <ProductMark product={holding} />
        <span className={styles.name}>
          <span className={styles.code}>{holding.productCode}</span>
          <span className={styles.note}>{productName(holding, locale)}</span>
        </span>
        <span className={styles.value}>
          <span className="visually-hidden">{t.value()}</span>
          <Amount {...worth.of(live.value)} size="heading" />
          <span className="visually-hidden">{t.profit()}</span>
          <HoldingProfit live={live} />
        </span>
        <span className={styles.terms}>
          <span>
            {t.quantity()} <Amount value={quantity} decimals={scaleOf(quantity)} size="label" />
          </span>
          <span>
            {t.averageCost()}{' '}
            <Amount
              value={holding.averageCost}
              decimals={averageCostDecimals(holding.averageCost)}
              size="label"
            />
          </span>
        </span>
      </button>
      <Link
        to={pathTo(PATHS.ledgerEntries, { asset: `p${holding.productId}` })}
        className={styles.entries ?? ''}
      >
        {t.entriesOf({ currency: holding.productCode })}
      </Link>
    </li>
  )
}
