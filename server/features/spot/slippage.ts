import { parsePrice } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { BUY, SLIPPAGE_TOLERANCE, type Side } from '#src/lib/trading/spot-math.ts'

/** The market's price, a decimal string, and whether a slightly worse one than confirmed is accepted; it is by default. */
interface OfferedPrice {
  readonly price: string
  readonly mayPriceChange?: boolean
}

/**
 * Refuses a price that is worse for the customer than the confirmed one by more than 0.5%; or at all, when slippage is not allowed (the
 * setting app_order_change, docs/rules/site.md). Without a confirmed price, as of copies, every price is accepted.
 * @throws DomainError `price_moved`
 */
export function assertPriceNotMoved(
  side: Side,
  { price, mayPriceChange = true }: OfferedPrice,
  previewPrice: string | undefined,
): void {
  if (previewPrice === undefined) return
  const { more, less, per } = mayPriceChange ? SLIPPAGE_TOLERANCE : { more: 1n, less: 1n, per: 1n }
  const now = parsePrice(price) * per
  const seen = parsePrice(previewPrice)
  if (side === BUY ? now > seen * more : now < seen * less) throw domainError('price_moved', { price })
}
