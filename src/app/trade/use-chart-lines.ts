import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { useQuickLines } from '#src/features/quick/use-quick-lines.ts'
import { usePositionLines } from '#src/features/contract/use-position-lines.ts'
import { useSpotLines } from '#src/features/spot/use-spot-lines.ts'

/** The reader's own prices in a product, as lines across its chart: of each way to trade that has any. */
export function useChartLines({ productId }: { productId: number }): readonly PriceLine[] {
  return [...useSpotLines(productId), ...useQuickLines(productId), ...usePositionLines(productId)]
}
