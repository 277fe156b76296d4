import type { Holding } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { scaleOf, trimZeros } from '#src/lib/money.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { Change } from '#src/ui/figures/change.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './holding-row.module.css'
import { useSite } from '#src/widgets/site/use-site.ts'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import { productName } from '#src/lib/lookups.ts'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'

/** A holding: quantity, average cost, value and profit. Links to the product (R2.10) and to its ledger entries. */
export function HoldingRow({ holding }: { holding: Holding }) {
  const t = useMessages('wallet')
  const locale = useLanguage()
  const open = useOpenProduct()
  const { decimals } = useSite()
  const { hideFigures } = useFigureSettings()
  const quantity = trimZeros(holding.quantity)
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={() => open(holding)}>
        <span className={styles.name}>
          <span className={styles.code}>{holding.productCode}</span>
          <span className={styles.note}>{productName(holding, locale)}</span>
        </span>
        <span className={styles.value}>
          <span className="visually-hidden">{t.value()}</span>
          <Amount value={holding.value} decimals={decimals} size="heading" />
          <span className="visually-hidden">{t.profit()}</span>
          <span className={styles.profit}>
            <PrivateChange value={holding.profit} decimals={decimals} size="label" />
            {!hideFigures && <Change value={holding.profitRate} size="label" />}
          </span>
        </span>
        <span className={styles.terms}>
          <span>
            {t.quantity()} <Amount value={quantity} decimals={scaleOf(quantity)} size="label" />
          </span>
          <span>
            {t.averageCost()}{' '}
            <Amount value={holding.averageCost} decimals={costDecimals(holding.averageCost)} size="label" />
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

/** Significant digits of a cost below one. */
const SIGNIFICANT = 4

/** Decimals of a cost: more than those of money below one, as 0.00001234 must not show as 0.00. */
function costDecimals(cost: string): number {
  const plain = trimZeros(cost)
  const zeros = /^0\.(0*)/.exec(plain)?.[1]?.length ?? 0
  return Math.min(zeros + SIGNIFICANT, Math.max(2, scaleOf(plain)))
}
