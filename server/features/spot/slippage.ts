import { parsePrice } from '#server/ledger/units.ts'
import { BUY, SLIPPAGE_TOLERANCE, type Side } from '#src/lib/trading/spot-math.ts'

/**
 * Whether the market's price is worse for the customer than the previewed one by more than 0.5%; or at all, when slippage is not
 * allowed (the setting app_order_change, docs/rules/site.md).
 */
export function exceedsSlippage(
  side: Side,
  price: string,
  previewPrice: string,
  allowsSlippage = true,
): boolean {
  if (!allowsSlippage) {
    const worse = parsePrice(price) - parsePrice(previewPrice)
    return side === BUY ? worse > 0n : worse < 0n
  }
  const now = parsePrice(price) * SLIPPAGE_TOLERANCE.per
  const seen = parsePrice(previewPrice)
  return side === BUY ? now > seen * SLIPPAGE_TOLERANCE.more : now < seen * SLIPPAGE_TOLERANCE.less
}
