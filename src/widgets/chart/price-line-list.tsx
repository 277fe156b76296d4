import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import type { PriceLine } from './price-line.ts'

/** The price lines of the chart, for screen readers. */
export function PriceLineList({ lines, priceScale }: { lines: readonly PriceLine[]; priceScale: number }) {
  const t = useMessages('chart')
  const locale = useLanguage()
  if (lines.length === 0) return null
  return (
    <ul className="visually-hidden" aria-label={t.lines()}>
      {lines.map(({ id, label, price }) => (
        <li key={id}>
          <span>{label}</span> <bdi>{formatNumber(price, { locale, decimals: priceScale })}</bdi>
        </li>
      ))}
    </ul>
  )
}
