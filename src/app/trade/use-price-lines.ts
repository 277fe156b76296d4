import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useQuickPriceLines } from '#src/features/quick/use-quick-price-lines.ts'
import { usePositionPriceLines } from '#src/features/contract/use-position-price-lines.ts'
import { useSpotPriceLines } from '#src/features/spot/use-spot-price-lines.ts'

/** The price lines of own spot, quick and contract orders and positions in a product. */
export function usePriceLines({ productId }: { productId: number }): readonly PriceLine[] {
  return [
    ...useSpotPriceLines(productId),
    ...useQuickPriceLines(productId),
    ...usePositionPriceLines(productId),
  ]
}
