import type { FastTradeOption } from '#models'
import { durationSeconds } from '#src/lib/time/durations.ts'
import type { QuickMarket } from './preview.ts'
import type { MarketAt } from '#server/ledger/order-lock.ts'
import { Refusal, invalidField } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import type { Market } from '#server/market/market.ts'
import { openSpans } from '#server/market/timeline.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { quickOptionsOf } from './quick-options.ts'
import { QUICK_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { statusRejectReason } from '../market/product-trading.ts'
import { chargesQuickFee, refundsDrawFee, allowsSlippage } from '../site/settings.ts'

const secondsOf = ({ duration, durationUnit }: FastTradeOption) =>
  durationSeconds({ count: duration, unit: durationUnit })

/**
 * Whether the market of a product is open without a break from `from` to `to` inclusive (epoch ms): only then does an order with this
 * duration have public prices at both ends and no gap in between.
 */
function isOpenThroughout(market: Market, product: MarketProduct, from: number, to: number): boolean {
  if (market.trading(product, from).status !== 'open' || market.trading(product, to).status !== 'open') {
    return false
  }
  const spans = openSpans(market, product, { from, to })
  return spans.length === 1 && spans[0]!.from === from && spans[0]!.to === to
}

/** The options of a product that end before its market closes; none while it is closed [R3.7]. */
export function offeredOptions(
  { market }: Pick<Services, 'market'>,
  product: MarketProduct | undefined,
): FastTradeOption[] {
  if (!product) return []
  const now = market.now()
  return quickOptionsOf(product).filter(option =>
    isOpenThroughout(market, product, now, now + secondsOf(option) * 1000),
  )
}

/** The problem that prevents an order with this option at a time (epoch ms); null when there is none. */
function findObstacle(
  market: Market,
  product: MarketProduct,
  now: number,
  seconds: number,
): QuickMarket['obstacle'] {
  const code = statusRejectReason(market.trading(product, now))
  if (code) return { field: 'product', code }
  return isOpenThroughout(market, product, now, now + seconds * 1000)
    ? null
    : { field: 'optionId', code: 'quick_ends_after_close' }
}

/**
 * The market of a product with the terms of one of its options.
 * @throws Refusal when the product has no quick orders, or no such option
 */
export function quickMarketOf(
  { market, config }: Pick<Services, 'market' | 'config'>,
  product: MarketProduct,
  optionId: number,
  side: 1 | 2,
): MarketAt<QuickMarket> {
  const options = quickOptionsOf(product)
  if (options.length === 0) throw new Refusal(460, 'hint_position_type_unavailable')
  const option = options.find(one => one.id === optionId)
  if (!option) {
    const { code, msg, params } = invalidField('optionId')
    throw new Refusal(code, msg, params)
  }
  const seconds = secondsOf(option)
  return now => {
    const { nowPrice, time } = market.quote(product, now)
    return {
      option: { ...option, seconds },
      price: nowPrice,
      priceTime: time,
      now,
      feeRate: chargesQuickFee(config) ? feeRateOf(product.productType, QUICK_POSITION, side) : '0',
      isDrawFree: refundsDrawFee(config),
      mayPriceChange: allowsSlippage(config),
      obstacle: findObstacle(market, product, now, seconds),
    }
  }
}
