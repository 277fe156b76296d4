import { rowsOf } from '#src/api/envelope.ts'
import type { Holding } from '#models'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useWorth } from '../account/use-worth.ts'
import { WorthNote } from '../account/worth-note.tsx'
import { ExactAmount } from '../format/exact-amount.tsx'
import { averageCostDecimals } from './average-cost.ts'
import styles from './holdings.module.css'
import { HoldingProfit } from './holding-profit.tsx'
import { useLiveHolding } from './use-live-holding.ts'

/** What the person holds of the product on screen; nothing without a holding. */
export default function ProductHolding({ productId }: { productId: number }) {
  const { data } = useListHoldings({ query: { meta: { quiet: true } } })
  const holding = rowsOf(data)?.find(each => each.productId === productId)
  return holding ? <Figures holding={holding} /> : null
}

function Figures({ holding }: { holding: Holding }) {
  const t = useMessages('wallet')
  const worth = useWorth()
  const live = useLiveHolding(holding)
  const { quantity, averageCost, productCode, productId } = holding
  const figures = [
    [t.quantity(), <ExactAmount key="quantity" value={quantity} currency={productCode} isMoney={false} />],
    [
      t.averageCost(),
      <Amount key="cost" value={averageCost} decimals={averageCostDecimals(averageCost)} currency="USDT" />,
    ],
    [t.value(), <Amount key="value" {...worth.of(live.value)} />],
    [t.profit(), <HoldingProfit key="profit" live={live} />],
  ] as const
  return (
    <Section title={t.youHold()} aside={<Age time={live.time} staleAfter={MAX_QUOTE_AGE} />}>
      <dl className={styles.figures}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <WorthNote />
      <Link to={pathTo(PATHS.ledgerEntries, { asset: `p${productId}` })} className={styles.entries ?? ''}>
        {t.entriesOf({ currency: productCode })}
      </Link>
    </Section>
  )
}
