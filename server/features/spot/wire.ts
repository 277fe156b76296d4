import type { SpotPreview, SpotPreviewRequest, TradeRules } from '#models'
import { previewSpotOrder } from './preview.ts'
import { heldByReplaced } from './replace-order.ts'
import { spotMarketOf } from './spot-market.ts'
import type { SpotRequest } from './spot-request.ts'
import { fitsWire } from '#server/ledger/amount-error.ts'
import { trimZeros } from '#src/lib/money/decimal.ts'
import { add } from '#src/lib/money/money.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { QUANTITY_SCALE, formatQuantity } from '#src/lib/money/minor-units.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { requireProduct } from '../market/product-trading.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { allowsSlippage } from '../site/settings.ts'
import { toPreviewProblem } from '#server/problem.ts'

/** The market for the order of a request. */
export const marketForOrder = (
  { market, config }: Services,
  product: MarketProduct,
  { exchangeType, orderType }: Pick<SpotRequest, 'exchangeType' | 'orderType'>,
) => spotMarketOf(market, product, { exchangeType, orderType, mayPriceChange: allowsSlippage(config) })

/** The rules for orders in a product. */
export function tradeRules(product: MarketProduct): TradeRules {
  const { priceScale, maxQuantity, minAmount, maxAmount, productType } = product
  return {
    currencyId: USDT_ID,
    priceScale,
    quantityScale: QUANTITY_SCALE,
    minQuantity: formatQuantity(1n),
    maxQuantity,
    minAmount,
    maxAmount,
    buyFeeRate: feeRateOf(productType, SPOT_POSITION, 1),
    sellFeeRate: feeRateOf(productType, SPOT_POSITION, 2),
  }
}

/** What becomes available when the order to replace is canceled. */
async function freedBy({ store }: Services, userId: bigint, body: SpotPreviewRequest): Promise<string> {
  if (body.replaces === undefined) return '0'
  const { productId } = requireProduct(body.productType, body.productCode)
  return heldByReplaced(store, { id: BigInt(body.replaces), userId, side: body.exchangeType, productId })
}

/** The preview of an order; changes nothing. */
export async function readPreview(
  services: Services,
  userId: bigint,
  body: SpotPreviewRequest,
): Promise<SpotPreview> {
  const product = requireProduct(body.productType, body.productCode)
  const asset = body.exchangeType === 1 ? USDT : productAsset(product.productId)
  const { available } = await readBalance(services.store, userId, asset)
  const freed = await freedBy(services, userId, body)
  const time = services.market.now()
  const market = marketForOrder(services, product, body)(time)
  const estimate = previewSpotOrder(body, market, trimZeros(add(available, freed)))
  const problem = market.rejectReason
    ? { field: 'product' as const, msg: `hint_${market.rejectReason}` }
    : estimate.problem && toPreviewProblem(estimate.problem)
  // The amounts of an order far above every limit do not fit the wire format: zeros are sent, with the problem.
  const isTooLarge = ![estimate.quantity, estimate.cost, estimate.total].every(fitsWire)
  return {
    productId: product.productId,
    exchangeType: body.exchangeType,
    orderType: body.orderType,
    currencyId: USDT_ID,
    priceTime: services.market.quote(product, time).time,
    ...estimate,
    ...(body.timeInForce === 'day' && { expiresAt: market.dayEndsAt }),
    ...(isTooLarge && { quantity: '0', cost: '0', fee: '0', total: '0' }),
    problem,
  }
}
