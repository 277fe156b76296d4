import type { Trade } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { scaleOf } from '#src/lib/money/money.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { useDateFormat } from '../format/use-date-format.ts'
import styles from './market-depth.module.css'

/** The latest trades, newest first, coloured by the side of the taker. */
export function TradeTable({ trades, priceScale }: { trades: readonly Trade[]; priceScale: number }) {
  const t = useMessages('chart')
  const locale = useLanguage()
  const date = useDateFormat()
  const quantityScale = Math.max(0, ...trades.map(trade => scaleOf(trade.quantity)))
  return (
    <table className={styles.trades}>
      <caption className="visually-hidden">{t.lastTrades()}</caption>
      <thead>
        <tr>
          <th scope="col">{t.time()}</th>
          <th scope="col">{t.price()}</th>
          <th scope="col">{t.quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {trades.map(({ time, price, quantity, exchangeType }) => (
          <tr key={time}>
            <td className="figures">{date(time, 'clock')}</td>
            <td className={`figures ${styles.price}`} data-way={exchangeType === 1 ? 'up' : 'down'}>
              {formatNumber(price, { locale, decimals: priceScale })}{' '}
              <span className="visually-hidden">{exchangeType === 1 ? t.bought() : t.sold()}</span>
            </td>
            <td className="figures">{formatNumber(quantity, { locale, decimals: quantityScale })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
