import type { CSSProperties } from 'react'
import type { Depth, DepthLevel } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber, formatPercent } from '#src/lib/format-number.ts'
import { divide, max, multiply, scaleOf, subtract } from '#src/lib/money.ts'
import styles from './market-depth.module.css'

interface OrderBookSidesProps {
  depth: Depth
  priceScale: number
  /** Number of levels per side. */
  levelCount: number
}

/** Bids and asks side by side, the best of each first, with the spread. */
export function OrderBookSides({ depth, priceScale, levelCount: count }: OrderBookSidesProps) {
  const t = useMessages('chart')
  const [bids, asks] = [depth.bids.slice(0, count), depth.asks.slice(0, count)]
  const quantities = [...bids, ...asks].map(level => level.quantity)
  const sideProps = {
    priceScale,
    largest: quantities.reduce((most, quantity) => max(most, quantity), '0'),
    quantityScale: Math.max(0, ...quantities.map(scaleOf)),
  }
  return (
    <>
      <div className={styles.sides}>
        <Side label={t.bids()} price={t.bidPrice()} levels={bids} way="up" {...sideProps} />
        <Side label={t.asks()} price={t.askPrice()} levels={asks} way="down" {...sideProps} />
      </div>
      {bids[0] && asks[0] && <Spread bid={bids[0].price} ask={asks[0].price} priceScale={priceScale} />}
    </>
  )
}

interface SideProps {
  label: string
  price: string
  levels: readonly DepthLevel[]
  way: 'up' | 'down'
  priceScale: number
  quantityScale: number
  largest: string
}

function Side({ label, price, levels, way, priceScale, quantityScale, largest }: SideProps) {
  const t = useMessages('chart')
  const locale = useLanguage()
  return (
    <table className={styles.side} data-way={way}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{price}</th>
          <th scope="col">{t.quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(level => (
          <tr key={level.price} style={barStyle(level.quantity, largest)}>
            <td className={`figures ${styles.price}`}>
              {formatNumber(level.price, { locale, decimals: priceScale })}
            </td>
            <td className="figures">{formatNumber(level.quantity, { locale, decimals: quantityScale })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The length of the bar behind a level. */
function barStyle(quantity: string, largest: string): CSSProperties {
  return { '--share': `${divide(multiply(quantity, '100'), largest, 0)}%` } as CSSProperties
}

function Spread({ bid, ask, priceScale }: { bid: string; ask: string; priceScale: number }) {
  const t = useMessages('chart')
  const locale = useLanguage()
  const spread = subtract(ask, bid)
  const amount = formatNumber(spread, { locale, decimals: priceScale })
  const percent = formatPercent(divide(multiply(spread, '100'), ask, 3), { locale, decimals: 3 })
  return (
    <p className={styles.note}>
      {t.spread()} <bdi className="figures">{t.spreadOf({ amount, percent })}</bdi>
    </p>
  )
}
