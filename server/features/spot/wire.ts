import type {
  OrderProblem,
  SpotOrder as WireOrder,
  SpotPreview,
  SpotPreviewRequest,
  TradeRules,
} from '#src/api/generated/models/index.ts'
import type { Problem } from '#server/problem.ts'
import type { SpotOrder } from './order.ts'
import { previewSpotOrder, type SpotMarket, type SpotRequest } from './quote.ts'
import { Refusal } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { findProductByCode, getProduct } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { SPOT, feeRateOf } from '../shared/fees.ts'
import { mayPriceChange } from '../site/settings.ts'

/** The product that a request names. @throws Refusal 460 when there is none */
export function productNamed(productType: number, productCode: string): MarketProduct {
  const product = findProductByCode(productType, productCode)
  if (!product) throw new Refusal(460, 'hint_product_unknown')
  return product
}

const isOffered = (product: MarketProduct, positionType: number) =>
  product.PositionType.split('/').includes(String(positionType))

/** Why no order of this kind may be placed in a product now, as a message key; null when one may. */
export function tradingObstacle(
  { market }: Services,
  product: MarketProduct,
  orderType: 'market' | 'limit',
  positionType: number = SPOT,
): string | null {
  if (!isOffered(product, positionType)) return 'hint_position_type_unavailable'
  const { status, reason } = market.trading(product)
  // A limit order may wait until the market opens; in a suspended product nothing may.
  return status === 'open' || (status === 'closed' && orderType === 'limit') ? null : reason
}

/** The market of a product at this moment, for the commands of the domain. */
export function spotMarket({ market, config }: Services, product: MarketProduct, side: 1 | 2): SpotMarket {
  return {
    mayPriceChange: mayPriceChange(config),
    product,
    price: market.quote(product).nowPrice,
    feeRate: feeRateOf(product.productType, SPOT, side),
  }
}

/** What an order in a product must keep to. */
export function tradeRules(product: MarketProduct): TradeRules {
  const { priceScale, quantityScale, minQuantity, maxQuantity, minAmount, maxAmount, productType } = product
  return {
    currencyId: USDT_ID,
    priceScale,
    quantityScale,
    minQuantity,
    maxQuantity,
    minAmount,
    maxAmount,
    buyFeeRate: feeRateOf(productType, SPOT, 1),
    sellFeeRate: feeRateOf(productType, SPOT, 2),
  }
}

/** The request of the wire in the domain's terms. */
export function toSpotRequest(body: {
  exchangeType: 1 | 2
  orderType: 'market' | 'limit'
  quantity?: string
  amount?: string
  limitPrice?: string
}): SpotRequest {
  const { exchangeType: side, orderType: type, quantity, amount, limitPrice } = body
  return { side, type, quantity, amount, limitPrice }
}

function toOrderProblem({
  field,
  code,
  params,
}: Problem<'quantity' | 'amount' | 'limitPrice'>): OrderProblem {
  return { field, msg: `hint_${code}`, ...(params && { params }) }
}

/** Whole digits that an amount of the wire may have; see Amount in openapi/schemas/common.yaml. */
const MOST_DIGITS = 18
const fits = (amount: string) => amount.split('.')[0]!.length <= MOST_DIGITS

/** What an order would cost now, and what stands in its way; changes nothing. */
export async function previewOf(
  services: Services,
  userId: bigint,
  body: SpotPreviewRequest,
): Promise<SpotPreview> {
  const product = productNamed(body.productType, body.productCode)
  const asset = body.exchangeType === 1 ? USDT : productAsset(product.productId)
  const { available } = await readBalance(services.store, userId, asset)
  const market = spotMarket(services, product, body.exchangeType)
  const figures = previewSpotOrder(toSpotRequest(body), market, available)
  const obstacle = tradingObstacle(services, product, body.orderType)
  const problem = obstacle
    ? { field: 'product' as const, msg: obstacle }
    : figures.problem && toOrderProblem(figures.problem)
  // An order far above every limit has figures that the wire cannot carry; what matters is that it is too much.
  const isTooLarge = ![figures.quantity, figures.cost, figures.total].every(fits)
  return {
    productId: product.productId,
    exchangeType: body.exchangeType,
    orderType: body.orderType,
    currencyId: USDT_ID,
    priceTime: services.market.quote(product).time,
    ...figures,
    ...(isTooLarge && { quantity: '0', cost: '0', fee: '0', total: '0' }),
    problem,
  }
}

/** An order as the wire shows it. */
export function toWireOrder(order: SpotOrder): WireOrder {
  const product = getProduct(order.productId)
  const { productId, productType, productCode, productName, productNameLang } = product
  const { side, type, ...rest } = order
  return {
    ...rest,
    productId,
    productType,
    productCode,
    productName,
    productNameLang,
    exchangeType: side,
    orderType: type,
    currencyId: USDT_ID,
  }
}
