import type { Product } from '#models'
import { trendOf } from '#src/lib/numbers/format-number.ts'
import { quoteOf, useQuotePart } from '#src/stores/quotes/quotes.ts'
import { Sparkline, type SparklineProps } from '#src/ui/figures/sparkline.tsx'
import type { DayLine } from './use-sparklines.ts'

type Look = Pick<SparklineProps, 'stretches' | 'width' | 'height'>

/** The line since the previous close, in the colour of the change beside it. It is drawn again when that turns, not at each tick. */
export function QuoteLine({ product, line, ...look }: Look & { product: Product; line: DayLine }) {
  const { productId, tickerInfo } = product
  const direction = useQuotePart(productId, quote => trendOf((quote ?? tickerInfo).changeRate))
  const { nowPrice } = quoteOf(productId) ?? tickerInfo
  return (
    <Sparkline
      base={line.previousClose}
      values={[...line.prices, nowPrice]}
      direction={direction}
      {...look}
    />
  )
}
