import type {
  BibiOrder as WireOrder,
  BibiPair,
  BibiPreview,
  BibiPreviewRequest,
} from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import type { BibiOrder } from './order.ts'
import { coinPaid, previewBibiOrder, type BibiMarket, type BibiRequest } from './quote.ts'
import type { Problem } from '#server/problem.ts'
import { Refusal } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { QUANTITY_SCALE, productAsset } from '#server/ledger/units.ts'
import { namesFor } from '#server/market/catalogue.ts'
import { findPair, findPairOf, pairTrading, quotePair, type CoinPair } from '#server/market/pairs.ts'
import { COIN_TO_COIN, feeRateOf } from '../shared/fees.ts'
import { mayPriceChange } from '../site/settings.ts'

const CRYPTO = 2
type Side = 1 | 2

/** The pair that a request names. @throws Refusal 460 when there is none */
export function pairNamed(pairCode: string): CoinPair {
  const pair = findPair(pairCode)
  if (!pair) throw new Refusal(460, 'hint_pair_unknown')
  return pair
}

/** A pair as the wire shows it, with its price of this moment. */
export function toWirePair({ market }: Services, pair: CoinPair, locale: Locale): BibiPair {
  const { pairCode, base, quote, priceScale, minAmount, maxAmount } = pair
  const { price, time: priceTime } = quotePair(market, pair)
  return {
    pairCode,
    baseCode: base.productCode,
    quoteCode: quote.productCode,
    baseProductId: base.productId,
    quoteProductId: quote.productId,
    baseName: base.productName,
    baseNameLang: namesFor(base, locale),
    priceScale,
    quantityScale: QUANTITY_SCALE,
    maxQuantity: base.maxQuantity,
    minAmount,
    maxAmount,
    buyFeeRate: feeRateOf(CRYPTO, COIN_TO_COIN, 1),
    sellFeeRate: feeRateOf(CRYPTO, COIN_TO_COIN, 2),
    price,
    priceTime,
    trading: pairTrading(market, pair),
  }
}

/** Why no order of this kind may be placed in a pair now, as a message key; null when one may. */
export function pairObstacle({ market }: Services, pair: CoinPair, type: 'market' | 'limit'): string | null {
  const { status, reason } = pairTrading(market, pair)
  return status === 'open' || (status === 'closed' && type === 'limit') ? null : reason
}

/** A pair at this moment, for the commands of the domain. */
export function bibiMarket({ market, config }: Services, pair: CoinPair, side: Side): BibiMarket {
  const { price, basePrice, quotePrice } = quotePair(market, pair)
  return {
    pair,
    price,
    basePrice,
    quotePrice,
    feeRate: feeRateOf(CRYPTO, COIN_TO_COIN, side),
    mayPriceChange: mayPriceChange(config),
  }
}

/** The request of the wire in the domain's terms. */
export function toBibiRequest(body: {
  exchangeType: Side
  orderType: 'market' | 'limit'
  quantity?: string
  amount?: string
  limitPrice?: string
}): BibiRequest {
  const { exchangeType: side, orderType: type, quantity, amount, limitPrice } = body
  return { side, type, quantity, amount, limitPrice }
}

const toWireProblem = ({ field, code, params }: Problem<'quantity' | 'amount' | 'limitPrice'>) => ({
  field,
  msg: `hint_${code}`,
  ...(params && { params }),
})

/** Whole digits that an amount of the wire may have; see Amount in openapi/schemas/common.yaml. */
const MOST_DIGITS = 18
const fits = (amount: string) => amount.split('.')[0]!.length <= MOST_DIGITS
const NOTHING = { quantity: '0', cost: '0', fee: '0', paid: '0', received: '0' }
const NOTHING_AT_WORST = { worstPaid: '0', worstReceived: '0', value: '0' }

const coinCodes = (side: Side, { base, quote }: { base: Coin; quote: Coin }) => {
  const [given, got] = side === 1 ? [quote, base] : [base, quote]
  return { feeCode: got.productCode, paidCode: given.productCode, receivedCode: got.productCode }
}
type Coin = { readonly productCode: string }

/** What an order would come to now, and what stands in its way; changes nothing. */
export async function previewOf(
  services: Services,
  userId: bigint,
  body: BibiPreviewRequest,
): Promise<BibiPreview> {
  const pair = pairNamed(body.pairCode)
  const { exchangeType: side, orderType } = body
  const market = bibiMarket(services, pair, side)
  const asset = productAsset(coinPaid(side, pair).productId)
  const { available } = await readBalance(services.store, userId, asset)
  const figures = previewBibiOrder(toBibiRequest(body), market, available)
  const obstacle = pairObstacle(services, pair, orderType)
  // An order far above every limit has figures that the wire cannot carry; what matters is that it is too much.
  const sums = [figures.quantity, figures.cost, figures.worstPaid, figures.worstReceived, figures.value]
  return {
    pairCode: pair.pairCode,
    exchangeType: side,
    orderType,
    priceTime: quotePair(services.market, pair).time,
    basePrice: market.basePrice,
    quotePrice: market.quotePrice,
    ...figures,
    ...(!sums.every(fits) && { ...NOTHING, ...NOTHING_AT_WORST }),
    ...coinCodes(side, pair),
    available,
    problem: obstacle ? { field: 'pair', msg: obstacle } : figures.problem && toWireProblem(figures.problem),
  }
}

/** An order as the wire shows it. */
export function toWireOrder(order: BibiOrder): WireOrder {
  const { side, type, baseProductId, quoteProductId, ...rest } = order
  const pair = findPairOf(baseProductId, quoteProductId)
  if (!pair) throw new Error(`Order ${order.id} is in a pair that does not exist.`)
  return {
    ...rest,
    pairCode: pair.pairCode,
    baseCode: pair.base.productCode,
    quoteCode: pair.quote.productCode,
    baseProductId,
    quoteProductId,
    exchangeType: side,
    orderType: type,
    ...coinCodes(side, pair),
  }
}
