import { scaleOf } from '../money/decimal.ts'
import { trimZeros, truncate } from '../money/money.ts'
import type { ReportedSpotOrder } from '../statement/account-shapes.ts'
import type { Facts } from './facts.ts'
import { checkText, type Finding, type FindingContext } from './finding.ts'

/** The prices that an order waits for are between no two steps of its product. */
export function* checkPriceSteps(
  { identities }: Facts,
  about: FindingContext,
  { productId, limitPrice, stopPrice }: Pick<ReportedSpotOrder, 'productId' | 'limitPrice' | 'stopPrice'>,
): Generator<Finding> {
  const scale = identities.priceScales.get(productId)
  if (scale === undefined) return
  for (const price of [limitPrice, stopPrice]) {
    if (price !== null && scaleOf(trimZeros(price)) > scale)
      yield checkText('limit', about, truncate(price, scale), price)
  }
}
